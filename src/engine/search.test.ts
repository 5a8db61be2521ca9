import { expect, test } from 'vitest';
import type { CatalogueIndex } from './open.ts';
import { read, rowsOf } from './read.ts';
import { type SampleProduct, sampleIndex } from './sample-index.ts';
import { ONE_MAKER } from './sample-lists.ts';
import { search } from './search.ts';

const open = (products: readonly SampleProduct[], priced = true): CatalogueIndex =>
  sampleIndex(ONE_MAKER, products, priced);

const all = { offset: 0, limit: 1000 };
const names = (index: CatalogueIndex, query: string) =>
  read(index, search(index, query, all).rows).map(({ nome }) => nome);
const presentations = (index: CatalogueIndex, query: string) =>
  read(index, search(index, query, all).rows).map(({ apresentacao }) => apresentacao);

test('finds a product by fragments of name and doses in any order', () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '500 MG/ML SOL OR X 20 ML' },
    { nome: 'DIPIRONA', apresentacao: '500MG COM X 10' },
    { nome: 'LOSARTANA POTÁSSICA', apresentacao: '50 MG COM REV X 30' },
  ]);
  expect(presentations(index, 'dip 500 20')).toEqual(['500 MG/ML SOL OR X 20 ML']);
  expect(presentations(index, '20 500 dip')).toEqual(['500 MG/ML SOL OR X 20 ML']);
  expect(names(index, 'losart 50 30')).toEqual(['LOSARTANA POTÁSSICA']);
  expect(names(index, 'potassica')).toEqual(['LOSARTANA POTÁSSICA']);
});

test('the whole dose ranks before a longer number that starts with it', () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '10 MG X 200' },
    { nome: 'DIPIRONA', apresentacao: '10 MG X 20' },
  ]);
  expect(presentations(index, 'dip 20')).toEqual(['10 MG X 20', '10 MG X 200']);
});

test('a number ranks first as the strength, then as a strength per millilitre or a count', () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '500 MG/ML SOL OR X 10 ML' },
    { nome: 'DIPIRONA', apresentacao: '100 MG COM X 500' },
    { nome: 'DIPIRONA SODICA', apresentacao: '500MG COM X 20' },
    { nome: 'DIPIRONA + CAFEINA', apresentacao: '500 MG + 65 MG COM X 16' },
    { nome: 'NEO DIPIRONA', apresentacao: '500 MG COM X 30' },
    { nome: 'DIPIRONA', apresentacao: '5000 MG COM X 20' },
  ]);
  expect(presentations(index, 'dipirona 500')).toEqual([
    '500MG COM X 20',
    '500 MG + 65 MG COM X 16',
    '500 MG/ML SOL OR X 10 ML',
    '100 MG COM X 500',
    '5000 MG COM X 20',
    '500 MG COM X 30',
  ]);
});

test("a hospital's packs rank after equally matching packs of a pharmacy", () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '500 MG/ML SOL INJ CX 100 AMP X 2 ML' },
    { nome: 'DIPIRONA', apresentacao: '500 MG/ML SOL INJ CX 120 AMP X 2 ML', hospital: true },
    { nome: 'DIPIRONA', apresentacao: '500 MG/ML SOL OR X 10 ML' },
    { nome: 'DIPIRONA', apresentacao: '500 MG COM X 20', hospital: true },
  ]);
  expect(presentations(index, 'dipirona 500')).toEqual([
    '500 MG COM X 20',
    '500 MG/ML SOL OR X 10 ML',
    '500 MG/ML SOL INJ CX 100 AMP X 2 ML',
    '500 MG/ML SOL INJ CX 120 AMP X 2 ML',
  ]);
});

test('a fully typed pack ranks before its kits, its other sizes and a hospital’s packs', () => {
  const index = open([
    { nome: 'FULVESTRANTO', apresentacao: '50 MG/ML SOL INJ CT 2 SER X 5 ML + 2 AGU' },
    { nome: 'FULVESTRANTO', apresentacao: '50 MG/ML SOL INJ CT SER X 5 ML' },
    { nome: 'FULVESTRANTO', apresentacao: '50 MG/ML SOL INJ CT SER X 5 ML + AGU' },
    { nome: 'DIPIRONA', apresentacao: '500 MG COM CT BL X 20' },
    { nome: 'DIPIRONA', apresentacao: '500 MG COM CT BL X 500', hospital: true },
  ]);
  const first = (query: string) => presentations(index, query)[0];
  expect(first('fulvestranto 50 mg/ml sol inj ct ser x 5 ml + agu')).toBe(
    '50 MG/ML SOL INJ CT SER X 5 ML + AGU',
  );
  expect(first('Fulvestranto 50 mg/ml sol inj ct ser x 5 ml')).toBe('50 MG/ML SOL INJ CT SER X 5 ML');
  expect(first('dipirona 500 mg com ct bl x 500')).toBe('500 MG COM CT BL X 500');
});

test('for a fully typed name a pharmacy’s packs rank before a hospital’s', () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '50 MG/ML SOL INJ CX 100 AMP X 2 ML' },
    { nome: 'DIPIRONA', apresentacao: '500 MG COM X 20' },
  ]);
  expect(presentations(index, 'dipirona')).toEqual(['500 MG COM X 20', '50 MG/ML SOL INJ CX 100 AMP X 2 ML']);
});

test('a form is found by the list’s abbreviation and by the full word', () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '500 MG/ML SOL OR CT FR GOT X 20 ML' },
    { nome: 'DIPIRONA', apresentacao: '500 MG COM X 20' },
  ]);
  for (const typed of ['dip 500 gotas', 'dip got', 'dip solução'])
    expect(presentations(index, typed)).toEqual(['500 MG/ML SOL OR CT FR GOT X 20 ML']);
  expect(presentations(index, 'comprimido dip')).toEqual(['500 MG COM X 20']);
});

test('signs alone find nothing, blanks alone find everything', () => {
  const index = open([{ nome: 'DIPIRONA' }, { nome: 'ZINCO 5%' }]);
  for (const typed of ['%%%', '#', '...', ' - ']) expect(search(index, typed, all).total).toBe(0);
  for (const typed of ['', '   ']) expect(search(index, typed, all).total).toBe(2);
  expect(names(index, '5%')).toEqual(['ZINCO 5%']);
});

test('an exact match ranks first, then the start of the name, of a word, inside a word', () => {
  const index = open([
    { nome: 'OMEPRAZOL' },
    { nome: 'BIO PRAZOL' },
    { nome: 'PRAZOLINA' },
    { nome: 'PRAZOL' },
    { nome: 'ANTAK' },
  ]);
  expect(names(index, 'prazol')).toEqual(['PRAZOL', 'PRAZOLINA', 'BIO PRAZOL', 'OMEPRAZOL']);
});

test('a whole short word ranks before the start of a longer one', () => {
  const index = open([
    { nome: 'VITALUX', apresentacao: 'CAP' },
    { nome: 'VITERGAN C', apresentacao: 'GTS' },
  ]);
  expect(names(index, 'VIT.C')).toEqual(['VITERGAN C', 'VITALUX']);
});

test('products in stock rank before others, and unmarketed products are not in stock', () => {
  const products = [
    { nome: 'ASPIRINA', estoque: 0 },
    { nome: 'ASPIRINA', apresentacao: 'B', marketed: false },
    { nome: 'ASPIRINA FORTE', apresentacao: 'C' },
  ];
  expect(presentations(open(products), 'aspirina')).toEqual(['C', '', 'B']);
  expect(presentations(open(products, false), 'aspirina')).toEqual(['', 'C', 'B']);
  expect(presentations(open(products), '')).toEqual(['C', '', 'B']);
});

test('presentations of a name are in the order of their doses', () => {
  const index = open([
    { nome: 'AAS', apresentacao: '500 MG' },
    { nome: 'AAS', apresentacao: '85 MG' },
    { nome: 'AAS', apresentacao: '100 MG' },
  ]);
  expect(presentations(index, 'aas')).toEqual(['85 MG', '100 MG', '500 MG']);
});

test('an EAN is found whole, by its start and by its last six digits or more', () => {
  const index = open([
    { nome: 'A', codBarras: '7896637023665' },
    { nome: 'B', codBarras: '7891106023665' },
    { nome: 'C', codBarras: '' },
  ]);
  expect(names(index, '7896637023665')).toEqual(['A']);
  expect(names(index, '7891')).toEqual(['B']);
  expect(names(index, '023665')).toEqual(['A', 'B']);
  expect(names(index, '6023665')).toEqual(['B']);
  expect(names(index, '23665')).toEqual([]);
});

test('the text of a scanned DataMatrix finds the product of its EAN', () => {
  const index = open([
    { nome: 'DIPIRONA', codBarras: '7896422507059' },
    { nome: 'LOSARTANA', codBarras: '7896004701234' },
  ]);
  for (const text of [']d20107896422507059172704301012', '(01)07896422507059(10)12', '0107896422507059'])
    expect(names(index, text), text).toEqual(['DIPIRONA']);
});

test('an EAN-13 is found when written as a GTIN-14, and a UPC when written as an EAN-13', () => {
  const index = open([
    { nome: 'DIPIRONA', codBarras: '7896637023665' },
    { nome: 'FOLHA', codBarras: '036000291452' },
  ]);
  expect(names(index, '07896637023665')).toEqual(['DIPIRONA']);
  expect(names(index, '0036000291452')).toEqual(['FOLHA']);
  expect(names(index, '07896637023666')).toEqual([]);
});

test('one typo in a word is forgiven only if the typed text finds nothing', () => {
  const index = open([{ nome: 'DIPIRONA' }, { nome: 'DIPIRINA' }, { nome: 'RIVOTRIL' }]);
  expect(names(index, 'dipirona')).toEqual(['DIPIRONA']);
  expect(search(index, 'dipirona', all).mistyped).toBe(false);
  for (const typed of ['rivotirl', 'rivtril', 'rivottril', 'rivitril', 'tivotril', 'irvotril']) {
    expect(names(index, typed)).toEqual(['RIVOTRIL']);
    expect(search(index, typed, all).mistyped).toBe(true);
  }
  expect(search(index, 'rvotirl', all).total).toBe(0);
  expect(search(index, 'rvo', all).total).toBe(0);
});

test('a letter and its number are one code with or without a space', () => {
  const index = open([{ nome: 'VITAMINA B12' }, { nome: 'COMPLEXO B 12' }, { nome: 'VITAMINA D3' }]);
  expect(names(index, 'b12')).toEqual(['COMPLEXO B 12', 'VITAMINA B12']);
  expect(names(index, '12 b')).toEqual(['COMPLEXO B 12', 'VITAMINA B12']);
});

test('brand and maker are found too', () => {
  expect(names(open([{ nome: 'X' }]), 'ache generico laborat')).toEqual(['X']);
});

test('the word for a brand or a maker that the company did not give finds nothing', () => {
  const header = {
    ...ONE_MAKER.header,
    fabricantes: [[1, 'Não informado'] satisfies [number, string]],
    marcas: [[1, 'Não informada', 1] satisfies [number, string, number]],
  };
  const index = sampleIndex({ ...ONE_MAKER, header }, [{ nome: 'DIPIRONA' }, { nome: 'INFANRIX' }]);
  expect(names(index, 'inf')).toEqual(['INFANRIX']);
  expect(names(index, 'informada')).toEqual([]);
});

test('a page is a slice of the whole result', () => {
  const index = open(Array.from({ length: 100 }, (_, i) => ({ nome: `P${i} COMUM`, estoque: i % 3 })));
  const whole = [...search(index, 'comum', all).rows];
  const pages = [0, 7, 14, 90].map((offset) => search(index, 'comum', { offset, limit: 7 }));
  expect(pages.map(({ rows }) => [...rows])).toEqual([0, 7, 14, 90].map((at) => whole.slice(at, at + 7)));
  expect(pages.map(({ total }) => total)).toEqual([100, 100, 100, 100]);
  expect(search(index, 'comum', { offset: 100, limit: 7 }).rows).toHaveLength(0);
});

test('a row has the list’s data, with the price of the current context', () => {
  const index = open([{ nome: 'ÁCIDO FÓLICO', apresentacao: '5 MG', substancia: 'Ácido fólico' }]);
  expect(read(index, rowsOf(index, [1, 99]))).toEqual([
    {
      idProduto: 1,
      codigo: '1',
      nome: 'ÁCIDO FÓLICO',
      apresentacao: '5 MG',
      substancia: 'Ácido fólico',
      idFabricante: 1,
      fabricante: 'ACHÉ LABORATÓRIOS',
      idMarca: 1,
      marca: 'Aché Genéricos',
      idLinha: 1,
      linha: 'Genéricos',
      idSubCategoria: 1,
      subCategoria: 'Analgésicos',
      idCategoria: 1,
      categoria: 'Dor',
      codBarras: '',
      tipo: 1,
      tarja: 0,
      hospitalar: false,
      refrigerado: false,
      controlado: false,
      comercializado: true,
      generico: false,
      pmc: 0,
      selos: [],
      cashback: null,
      maisVendido: false,
      preco: {
        valorUnitario: 50_000_000_000,
        descontoComercial: 1,
        descontoFinanceiro: 0,
        st: 0,
        idPessoaFilial: 1,
        estoque: 10,
        faixas: [{ quantidade: 10, descontoComercial: 250, descontoFinanceiro: 0 }],
      },
    },
  ]);
});
