import { expect, test } from 'vitest';
import { type CatalogueIndex, openIndex } from './open.ts';
import { packCatalogue } from './packed.ts';
import { read } from './read.ts';
import { type SampleProduct, sampleIndex } from './sample-index.ts';
import { CASHBACK, MANY_LISTS } from './sample-lists.ts';
import { search } from './search.ts';

const open = (products: readonly SampleProduct[], priced = true): CatalogueIndex =>
  sampleIndex(MANY_LISTS, products, priced);

const all = { offset: 0, limit: 1000 };

const one: SampleProduct = {
  nome: 'DIPIRONA',
  apresentacao: '500 MG',
  fabricante: 3,
  estoque: 1,
  valor: 10_000,
  desconto: 0,
};

test('counts are sorted by name ignoring accents, and a chosen entry stays visible at zero', () => {
  const index = open([one, { ...one, fabricante: 1 }, { ...one, fabricante: 2, nome: 'ZINCO' }]);
  const counted = (text: string, fabricantes: number[]) =>
    search(index, text, all, { filtros: { fabricantes }, comFacetas: true }).facetas?.fabricantes;
  expect(counted('', [])).toEqual([
    { id: 3, nome: 'Aché', quantidade: 1 },
    { id: 2, nome: 'Ômega', quantidade: 1 },
    { id: 1, nome: 'Zodiac', quantidade: 1 },
  ]);
  expect(counted('dipirona', [2])).toEqual([
    { id: 3, nome: 'Aché', quantidade: 1 },
    { id: 2, nome: 'Ômega', quantidade: 0 },
    { id: 1, nome: 'Zodiac', quantidade: 1 },
  ]);
  expect(search(index, '', all).facetas).toBeUndefined();
});

test('a text with results is not mistyped, even if filters remove all of them', () => {
  const index = open([one, { ...one, nome: 'DIPIRONO', fabricante: 2 }]);
  const answer = search(index, 'dipirona', all, { filtros: { fabricantes: [2] } });
  expect([answer.total, answer.mistyped]).toEqual([0, false]);
});

test('the order by price falls back to names without prices', () => {
  const index = open([{ ...one, nome: 'ZINCO', valor: 1 }, one], false);
  for (const ordem of [4, 5] as const)
    expect(read(index, search(index, '', all, { ordem }).rows).map(({ nome }) => nome)).toEqual([
      'DIPIRONA',
      'ZINCO',
    ]);
});

test('badges are read in display order, unknown ones are left out', () => {
  const index = open([
    { ...one, selos: '7;9;8', cashback: 5, vendas: 12 },
    { ...one, selos: '77', cashback: 6 },
  ]);
  const [first, second] = read(index, search(index, '', all).rows);
  expect(first?.selos.map(({ rotulo }) => rotulo)).toEqual(['Ácido em alta', 'Oferta', 'Lançamento']);
  expect([first?.cashback, first?.maisVendido]).toEqual([CASHBACK, true]);
  expect([second?.selos, second?.cashback, second?.maisVendido]).toEqual([[], null, false]);
});

test('a product counts under each of its badges', () => {
  const index = open([{ ...one, selos: '7;8' }, { ...one, selos: '7' }, one]);
  const { facetas, total } = search(index, '', all, { filtros: { selos: [8] }, comFacetas: true });
  expect(total).toBe(1);
  expect(facetas?.selos).toEqual([
    { id: 8, nome: 'Ácido em alta', quantidade: 1 },
    { id: 7, nome: 'Oferta', quantidade: 2 },
  ]);
});

test('a catalogue of a server without badges, best sellers and cashback has none', () => {
  const { selos: _s, cashbacks: _c, listas: _l, ...plain } = MANY_LISTS.header;
  const catalogue = packCatalogue(plain, [
    {
      n: 0,
      idProduto: [1],
      nome: ['DIPIRONA'],
      apresentacao: [''],
      substancia: [''],
      idFabricante: [1],
      idMarca: [1],
      idLinha: [1],
      idSubCategoria: [1],
      codBarras: [''],
      tipo: [0],
      tarja: [0],
      sinais: [0],
      pmc: [0],
    },
  ]);
  const index = openIndex(catalogue, null);
  expect(read(index, [0])).toMatchObject([{ selos: [], cashback: null, maisVendido: false }]);
  for (const filtro of [{ mven: true }, { cas: true }, { lista: 1 }, { selos: [7] }])
    expect(search(index, '', all, { filtros: filtro }).total).toBe(0);
  expect(search(index, '', all, { ordem: 3 }).total).toBe(1);
});
