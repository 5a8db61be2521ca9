import { beforeAll, expect, test } from 'vitest';
import { type CatalogueIndex, openIndex } from '#engine/open.ts';
import { packCatalogue } from '#engine/packed.ts';
import { packPrices } from '#engine/prices.ts';
import { type ProdutoResumo, read } from '#engine/read.ts';
import { search } from '#engine/search.ts';
import { must } from '#lib/must.ts';
import { inventPrices, readCatalogueSample } from '#tests/support/catalogue-sample.ts';
import { type Labelled, type LabelledQuery, labelledQueries } from '#tests/support/labelled-queries.ts';

type Judged = { kind: string; text: string; relevant: number; precision: number; wrong: string[] };

let judged: Judged[];

beforeAll(async () => {
  const sample = await readCatalogueSample();
  const prices = inventPrices(sample);
  const catalogue = packCatalogue(sample.header, sample.segments);
  const index = openIndex(catalogue, packPrices(catalogue.idProduto, prices.header, prices.segments));
  const products = read(index, catalogue.rowAt).map((produto) => ({ produto, label: toLabel(produto) }));
  judged = labelledQueries(sample).map((query) => judge(index, products, query));
});

const print = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

function toLabel({ nome, substancia, apresentacao, fabricante, marca, codBarras }: ProdutoResumo): Labelled {
  return {
    nome: print(`${nome} ${substancia}`),
    apresentacao: print(apresentacao),
    laboratorio: print(`${fabricante} ${marca}`),
    codBarras,
  };
}

const canBeOrdered = ({ comercializado, preco }: ProdutoResumo): boolean =>
  comercializado && (preco?.estoque ?? 0) > 0;

/**
 * Returns the precision among the first ten rows, or among as many as there are relevant products. Products
 * that can be ordered count alone, if there are any: the others stand last by decision.
 */
function judge(
  index: CatalogueIndex,
  products: readonly { produto: ProdutoResumo; label: Labelled }[],
  { kind, text, isRelevant }: LabelledQuery,
): Judged {
  const relevant = products.filter(({ label }) => isRelevant(label)).map(({ produto }) => produto);
  const ordered = relevant.filter(canBeOrdered).length;
  const first = Math.min(10, ordered === 0 ? relevant.length : ordered);
  const rows = read(index, search(index, text, { offset: 0, limit: first }).rows);
  const wrong = rows
    .filter((produto) => !isRelevant(toLabel(produto)))
    .map(({ nome, apresentacao }) => `${nome} ${apresentacao}`);
  const precision = (rows.length - wrong.length) / first;
  return { kind, text, relevant: relevant.length, precision, wrong };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('two hundred labelled queries over the whole list each have a relevant product', () => {
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(new Set(judged.map(({ text }) => text)).size).toBe(judged.length);
  expect(judged.filter(({ relevant }) => relevant === 0).map(({ text }) => text)).toEqual([]);
});

test('99 in 100 of the first ten rows of a labelled query are relevant, typing errors included', () => {
  const short = judged.filter(({ precision }) => precision < 1);
  expect(
    mean(judged.map(({ precision }) => precision)),
    JSON.stringify(short, null, 2),
  ).toBeGreaterThanOrEqual(0.99);
  const slips = judged.filter(({ kind }) => kind === 'one slip').map(({ precision }) => precision);
  expect(mean(slips)).toBeGreaterThanOrEqual(0.99);
});

test('an EAN, whole or in part, finds only its product', () => {
  const eans = judged.filter(({ kind }) => kind.startsWith('EAN'));
  expect(eans.filter(({ precision }) => must(precision, 'precision') < 1)).toEqual([]);
});
