import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogoCabecalho, CatalogoSegmento } from '#contract/sincronizacao.ts';
import { SINAL_COMERCIALIZADO, SINAL_HOSPITALAR } from '#contract/sincronizacao.ts';
import { foldWords } from '#lib/fold-text.ts';
import { type CatalogueIndex, openIndex } from './open.ts';
import { packCatalogue } from './packed.ts';
import { packPrices } from './prices.ts';
import { read, rowsOf } from './read.ts';
import { search } from './search.ts';
import { wordsToFind } from './words.ts';

type Product = {
  nome: string;
  apresentacao?: string;
  substancia?: string;
  codBarras?: string;
  marketed?: boolean;
  hospital?: boolean;
  estoque?: number;
};

const header: CatalogoCabecalho = {
  geracao: 'g1',
  cursor: '1',
  total: 0,
  segmentos: 1,
  fabricantes: [[1, 'ACHÉ LABORATÓRIOS']],
  marcas: [[1, 'Aché Genéricos', 1]],
  linhas: [[1, 'Genéricos']],
  categorias: [[1, 'Dor']],
  subCategorias: [[1, 'Analgésicos', 1]],
};

function open(products: readonly Product[], priced = true): CatalogueIndex {
  const ones = products.map(() => 1);
  const zeros = products.map(() => 0);
  const segment: CatalogoSegmento = {
    n: 0,
    idProduto: products.map((_, i) => i + 1),
    nome: products.map(({ nome }) => nome),
    apresentacao: products.map(({ apresentacao = '' }) => apresentacao),
    substancia: products.map(({ substancia = '' }) => substancia),
    idFabricante: ones,
    idMarca: ones,
    idLinha: ones,
    idSubCategoria: ones,
    codBarras: products.map(({ codBarras = '' }) => codBarras),
    tipo: ones,
    tarja: zeros,
    sinais: products.map(
      ({ marketed = true, hospital = false }) =>
        (marketed ? SINAL_COMERCIALIZADO : 0) | (hospital ? SINAL_HOSPITALAR : 0),
    ),
    pmc: zeros,
  };
  const catalogue = packCatalogue(header, [segment]);
  const prices = packPrices(
    catalogue.idProduto,
    { ...header, idContexto: 'c1', faixas: [[1, [[10, 250, 0]]]] },
    [
      {
        n: 0,
        valorUnitario: products.map((_, i) => 50_000_000_000 + i),
        descontoComercial: ones,
        descontoFinanceiro: zeros,
        st: zeros,
        idPessoaFilial: ones,
        estoque: products.map(({ estoque = 10 }) => estoque),
      },
    ],
  );
  return openIndex(catalogue, priced ? prices : null);
}

/** Many cases take long when both cores are busy. */
const SLOW_MACHINE = 30_000;

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

test('the whole dose stands before a longer number that starts with it', () => {
  const index = open([
    { nome: 'DIPIRONA', apresentacao: '10 MG X 200' },
    { nome: 'DIPIRONA', apresentacao: '10 MG X 20' },
  ]);
  expect(presentations(index, 'dip 20')).toEqual(['10 MG X 20', '10 MG X 200']);
});

test('a number stands first where it is the strength, then where it is a strength per millilitre or a count', () => {
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
    '100 MG COM X 500',
    '500 MG/ML SOL OR X 10 ML',
    '5000 MG COM X 20',
    '500 MG COM X 30',
  ]);
});

test("a hospital's packs stand after a pharmacy's that match as well", () => {
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

test('a form is found as the list shortens it and as people say it', () => {
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

test('exact comes first, then start of name, start of word, inside a word', () => {
  const index = open([
    { nome: 'OMEPRAZOL' },
    { nome: 'BIO PRAZOL' },
    { nome: 'PRAZOLINA' },
    { nome: 'PRAZOL' },
    { nome: 'ANTAK' },
  ]);
  expect(names(index, 'prazol')).toEqual(['PRAZOL', 'PRAZOLINA', 'BIO PRAZOL', 'OMEPRAZOL']);
});

test('a short word met whole stands before the start of any other', () => {
  const index = open([
    { nome: 'VITALUX', apresentacao: 'CAP' },
    { nome: 'VITERGAN C', apresentacao: 'GTS' },
  ]);
  expect(names(index, 'VIT.C')).toEqual(['VITERGAN C', 'VITALUX']);
});

test('what is in stock stands before what is not, and what is not marketed is not in stock', () => {
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

test('one slip in a word is forgiven only when nothing is found as typed', () => {
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

test('a letter and its number are one code however they are spaced', () => {
  const index = open([{ nome: 'VITAMINA B12' }, { nome: 'COMPLEXO B 12' }, { nome: 'VITAMINA D3' }]);
  expect(names(index, 'b12')).toEqual(['COMPLEXO B 12', 'VITAMINA B12']);
  expect(names(index, '12 b')).toEqual(['COMPLEXO B 12', 'VITAMINA B12']);
});

test('brand and maker are found too', () => {
  expect(names(open([{ nome: 'X' }]), 'ache generico laborat')).toEqual(['X']);
});

test('a page is a slice of the whole answer', () => {
  const index = open(Array.from({ length: 100 }, (_, i) => ({ nome: `P${i} COMUM`, estoque: i % 3 })));
  const whole = [...search(index, 'comum', all).rows];
  const pages = [0, 7, 14, 90].map((offset) => search(index, 'comum', { offset, limit: 7 }));
  expect(pages.map(({ rows }) => [...rows])).toEqual([0, 7, 14, 90].map((at) => whole.slice(at, at + 7)));
  expect(pages.map(({ total }) => total)).toEqual([100, 100, 100, 100]);
  expect(search(index, 'comum', { offset: 100, limit: 7 }).rows).toHaveLength(0);
});

test('a row carries what its list shows, with the price of the context in use', () => {
  const index = open([{ nome: 'ÁCIDO FÓLICO', apresentacao: '5 MG', substancia: 'Ácido fólico' }]);
  expect(read(index, rowsOf(index, [1, 99]))).toEqual([
    {
      idProduto: 1,
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

const word = fc.constantFrom(
  'DIPIRONA',
  'DIPIRINA',
  'ÁCIDO',
  'ACIDOL',
  'CIDO',
  'MG',
  'B',
  'VIT.C',
  'É',
  'SÓDICA',
);
const dose = fc.constantFrom('5', '50MG', '500', '0,5', '12', 'B12', '1.000', '100000 UI', '20');
const ean = fc.constantFrom('', '7896637023665', '7891106023665', '7896637', '78966370236651');
const text = fc.array(fc.oneof(word, dose), { maxLength: 4 }).map((parts) => parts.join(' '));
const product = fc.record({ nome: text, apresentacao: text, substancia: text, codBarras: ean });
const typedWord = fc.oneof(
  fc
    .tuple(fc.oneof(word, dose, ean), fc.nat(5), fc.nat(5))
    .map(([whole, from, cut]) => whole.slice(from, whole.length - cut)),
  fc.oneof(word, dose, ean),
  fc.constantFrom('dipriona', 'acdo', 'sodico', 'dipirrona', '023665', '66370'),
);
const typed = fc.array(typedWord, { minLength: 1, maxLength: 3 });

/** The same answer by looking at everything, one product at a time. */
function naiveSearch(products: readonly Product[], query: string): number[] {
  const typedWords = foldWords(query);
  if (typedWords.length === 0 && query.trim() !== '') return [];
  const having = (meets: (held: readonly string[], codBarras: string, word: string) => boolean) =>
    products.flatMap((item, row) => {
      const held = [
        item.nome,
        item.apresentacao ?? '',
        item.substancia ?? '',
        'Aché Genéricos',
        'ACHÉ LABORATÓRIOS',
      ].flatMap(wordsToFind);
      return typedWords.every((one) => meets(held, item.codBarras ?? '', one)) ? [row] : [];
    });
  const plain = having(meetsPlainly);
  if (plain.length > 0) return plain;
  return having(
    (held, codBarras, one) => meetsPlainly(held, codBarras, one) || held.some((other) => isNear(one, other)),
  );
}

function meetsPlainly(held: readonly string[], codBarras: string, one: string): boolean {
  if (held.some((other) => other.startsWith(one))) return true;
  if (/^\p{L}{3,}$/u.test(one)) return held.some((other) => other.includes(one));
  if (!/^\d{4,}$/.test(one)) return false;
  return codBarras.startsWith(one) || (one.length >= 6 && codBarras.endsWith(one));
}

function isNear(one: string, other: string): boolean {
  if (!/^\p{L}{4,}$/u.test(one)) return false;
  return Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end)).some(
    (start) => slips(one, start) <= 1,
  );
}

/** Restricted edit distance (optimal string alignment), by its definition. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (Math.abs(a.length - b.length) > 1) return 2;
  if (a.at(-1) === b.at(-1)) return slips(a.slice(0, -1), b.slice(0, -1));
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  const ways = [slips(a.slice(0, -1), b), slips(a, b.slice(0, -1)), slips(a.slice(0, -1), b.slice(0, -1))];
  if (swapped) ways.push(slips(a.slice(0, -2), b.slice(0, -2)));
  return 1 + Math.min(...ways);
}

test(
  'finds what looking at every product one by one would find',
  () => {
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 40 }), typed, (products, words) => {
        const found = search(open(products), words.join(' '), all);
        expect([...found.rows].sort((a, b) => a - b)).toEqual(naiveSearch(products, words.join(' ')));
        expect(found.total).toBe(found.rows.length);
      }),
      { numRuns: 400 },
    );
  },
  SLOW_MACHINE,
);

test('the order of words never changes what is found', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 20 }),
      typed,
      fc.boolean(),
      (products, words, priced) => {
        const index = open(products, priced);
        const there = search(index, words.join(' '), all).rows.toSorted();
        const back = search(index, words.toReversed().join(' '), all).rows.toSorted();
        expect(back).toEqual(there);
      },
    ),
  );
});
