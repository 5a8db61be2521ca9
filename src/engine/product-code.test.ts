import { expect, test } from 'vitest';
import { rowsOfCode, rowsOfCodigo } from './by-code.ts';
import { packRows } from './delta.ts';
import { patchCatalogue } from './patch.ts';
import { placesOfCodigo } from './product-code.ts';
import { read } from './read.ts';
import { rowAtOf, rowsOfCatalogue, rowsOfSegments, toSegment } from './rows.ts';
import { type SampleProduct, sampleIndex } from './sample-index.ts';
import { ONE_MAKER } from './sample-lists.ts';
import { search } from './search.ts';

const all = { offset: 0, limit: 100 };
const open = (products: readonly SampleProduct[]) => sampleIndex(ONE_MAKER, products);
const found = (products: readonly SampleProduct[], text: string): number[] => [
  ...search(open(products), text, all).rows,
];

const MANY: readonly SampleProduct[] = [
  { nome: 'DIPIRONA', apresentacao: '12345 UI', codigoErp: 'AB-0012' },
  { nome: 'LOSARTANA', codigoErp: '012345', estoque: 0 },
  { nome: 'AMOXICILINA', codigoErp: '12345', estoque: 0 },
  { nome: 'ZINCO', codBarras: '7896637023665', codigoErp: '7896637' },
];

test('a search for a code shows its product first, in stock or not, then the one with other zeros', () => {
  expect(found(MANY, '12345').slice(0, 1)).toEqual([2]);
  expect(found(MANY, '012345')[0]).toBe(1);
  expect(new Set(found(MANY, '12345'))).toEqual(new Set([0, 1, 2]));
  const inStock = MANY.map((product) => ({ ...product, estoque: 9 }));
  expect(found(inStock, '12345')).toEqual([2, 1, 0]);
});

test('a code is found with other capitals, with signs, and before a bar code that begins with it', () => {
  expect(found(MANY, ' ab-0012 ')).toEqual([0]);
  const away = { nome: 'AWAY', codigoErp: 'AB12', estoque: 0 };
  for (const typed of ['AB12', 'ab12']) expect(found([{ nome: 'AB12' }, away], typed)).toEqual([1, 0]);
  expect(found(MANY, '7896637')[0]).toBe(3);
});

test('a part of a code finds nothing', () => {
  expect(found(MANY, 'AB-001')).toEqual([]);
});

test('a product of a company with codes is not found by its id', () => {
  const named = Array.from({ length: 1200 }, (_, at) => ({ nome: 'ZINCO', codigoErp: `C${at}` }));
  expect(found(named, '1100')).toEqual([]);
  const unnamed = named.map(({ nome }) => ({ nome }));
  expect(found(unnamed, '1100')).toEqual([1099]);
  expect(found(unnamed, '999')).toEqual([]);
});

test('a row shows its code with its zeros, and the id without one', () => {
  const index = open([{ nome: 'A', codigoErp: '000007' }, { nome: 'B' }]);
  expect(read(index, [0, 1]).map(({ codigo }) => codigo)).toEqual(['000007', '2']);
});

test('an import finds a code as it is, or without its zeros where only one product has it', () => {
  const index = open([...MANY, { nome: 'ÚNICA', codigoErp: '000777' }]);
  expect(rowsOfCodigo(index, '12345')).toEqual([2]);
  expect(rowsOfCodigo(index, '777')).toEqual([4]);
  expect(rowsOfCodigo(index, ' 000777 ')).toEqual([4]);
  expect(rowsOfCodigo(index, '0012345')).toEqual([]);
  const unnamed = open([{ nome: 'SEM CÓDIGO' }]);
  expect(['1', '01', ' ', '2'].map((codigo) => rowsOfCodigo(unnamed, codigo))).toEqual([[0], [0], [], []]);
  expect(rowsOfCode(index, '7896637023665')).toEqual([3]);
});

test('a changed code is found in a patched catalogue, and the old one no longer', () => {
  const { catalogue } = open(MANY);
  const changed = { ...rowAtOf(catalogue, 0), codigoErp: 'NOVO-1' };
  const patched = patchCatalogue(catalogue, packRows(catalogue.header, [changed]), new Set());
  expect(rowsOfSegments([toSegment([changed])])).toEqual([changed]);
  expect(placesOfCodigo(patched, 'novo-1')).toHaveLength(1);
  expect(placesOfCodigo(patched, 'AB-0012')).toEqual([]);
  expect(rowsOfCatalogue(patched).map(({ codigoErp }) => codigoErp)).toEqual([
    'NOVO-1',
    '012345',
    '12345',
    '7896637',
  ]);
});
