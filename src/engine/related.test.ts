import { beforeAll, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type CatalogueIndex, openIndex } from './open.ts';
import { packCatalogue } from './packed.ts';
import { type ProdutoResumo, read } from './read.ts';
import { related } from './related.ts';
import { type CatalogoRow, toSegment } from './rows.ts';

const row = (idProduto: number, change: Partial<CatalogoRow>): CatalogoRow => ({
  idProduto,
  nome: `P${idProduto}`,
  apresentacao: '50 MG X 30',
  substancia: 'losartana',
  idFabricante: 1,
  idMarca: 1,
  idLinha: 1,
  idSubCategoria: 1,
  codBarras: '',
  codigoErp: '',
  tipo: 1,
  tarja: 2,
  sinais: 8,
  pmc: 0,
  selos: '',
  vendas: 0,
  cashback: 0,
  ...change,
});

let index: CatalogueIndex;

function open(rows: readonly CatalogoRow[], subCategorias: [number, string, number][] = []): CatalogueIndex {
  const lists = { fabricantes: [], marcas: [], linhas: [], categorias: [], subCategorias };
  const header = { geracao: 'g', cursor: 'c', total: rows.length, segmentos: 1, ...lists };
  return openIndex(packCatalogue(header, [toSegment(rows)]), null);
}

beforeAll(() => {
  index = open([
    row(1, {}),
    row(2, { nome: 'Z' }),
    row(3, { apresentacao: '100 MG X 30' }),
    row(4, { substancia: 'valsartana' }),
    row(5, { substancia: 'dipirona', idSubCategoria: 2 }),
    row(6, { sinais: 0 }),
    row(7, { nome: 'A', idLinha: 2 }),
    row(8, { substancia: '' }),
    row(9, { substancia: '', idSubCategoria: 3 }),
  ]);
});

const idsOf = (rows: readonly number[], of = index): number[] =>
  read(of, rows).map((produto: ProdutoResumo) => must(produto.idProduto, 'id'));

test('the same substance in the same presentation comes first, then the substance, then the class', () => {
  expect(idsOf(related(index, 1, 12))).toEqual([7, 2, 3, 4, 8]);
});

test('the same strength and form in another package come before other strengths', () => {
  const of = open([
    row(1, { apresentacao: '50 MG COM CT BL X 30' }),
    row(2, { apresentacao: '100 MG COM CT BL X 30', nome: 'A' }),
    row(3, { apresentacao: '50 MG COM CX FR X 60', nome: 'B' }),
    row(4, { apresentacao: '50 MG COM CT BL X 30', nome: 'C' }),
  ]);
  expect(idsOf(related(of, 1, 12), of)).toEqual([4, 3, 2]);
});

test('related products obey the limit and the lines, and are empty for an unknown product', () => {
  expect(idsOf(related(index, 1, 2))).toEqual([7, 2]);
  expect(idsOf(related(index, 1, 12, [2]))).toEqual([7]);
  expect(related(index, 99, 12)).toEqual([]);
});

test('products without a substance do not share one', () => {
  expect(idsOf(related(index, 9, 12))).toEqual([]);
});

test('products without a class are not of one class', () => {
  const rows = [row(1, {}), row(2, {}), row(3, { substancia: 'valsartana' })];
  const unnamed = open(rows, [[1, 'Não informada', 1]]);
  expect(idsOf(related(unnamed, 1, 12), unnamed)).toEqual([2]);
  const named = open(rows, [[1, 'Anti-hipertensivos', 1]]);
  expect(idsOf(related(named, 1, 12), named)).toEqual([2, 3]);
});
