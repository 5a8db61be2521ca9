import { expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import type { Facetas } from '#engine/facet.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { SearchReply } from '#mirror/catalogue/engine-protocol.ts';
import {
  itemAt,
  missingStretch,
  PAGE_SIZE,
  produtoAt,
  type ResultPages,
  stretchFor,
  withCombos,
  withReply,
} from './result-pages.ts';

const question = { key: 'dip|c1|g1', busca: '/busca?pes=dip', query: 'dip' };

function reply(offset: number, count: number, rest: Partial<SearchReply> = {}): SearchReply {
  const produtos = Array.from({ length: count }, (_, i) => ({ idProduto: offset + i }) as ProdutoResumo);
  return { total: 300, mistyped: false, idContexto: 'c1', produtos, ...rest };
}

function found(offset: number, count: number, before: ResultPages | null = null): ResultPages {
  return withReply(before, question, stretchFor(offset, offset + count - 1), reply(offset, count));
}

test('a stretch covers whole pages around the rows on screen', () => {
  expect(PAGE_SIZE).toBe(60);
  expect(stretchFor(0, 12)).toEqual({ offset: 0, limit: 60 });
  expect(stretchFor(55, 65)).toEqual({ offset: 0, limit: 120 });
  expect(stretchFor(-3, -1)).toEqual({ offset: 0, limit: 60 });
});

test('a stretch covers only pages that were not read, and stops at the end', () => {
  const results = found(0, 60);
  expect(missingStretch(results, 0, 59)).toBeNull();
  expect(missingStretch(results, 50, 70)).toEqual({ offset: 60, limit: 60 });
  expect(missingStretch(results, 290, 400)).toEqual({ offset: 240, limit: 60 });
  expect(missingStretch({ ...results, count: 0 }, 0, 10)).toBeNull();
});

test('a row is found in any page that was read', () => {
  const results = found(240, 60, found(0, 60));
  expect(produtoAt(results, 3)?.idProduto).toBe(3);
  expect(produtoAt(results, 250)?.idProduto).toBe(250);
  expect(produtoAt(results, 100)).toBeUndefined();
});

test('results start again for another question and for a catalogue that changed in between', () => {
  const before = found(0, 60);
  const other = { ...question, key: 'dip|c2|g1' };
  const stretch = stretchFor(60, 119);
  expect(produtoAt(withReply(before, other, stretch, reply(60, 60)), 0)).toBeUndefined();
  const grown = withReply(before, question, stretch, reply(60, 60, { total: 301 }));
  expect(produtoAt(grown, 0)).toBeUndefined();
  const unpriced = withReply(before, question, stretch, reply(60, 60, { idContexto: null }));
  expect(produtoAt(unpriced, 0)).toBeUndefined();
});

test('counts stay with their question while its pages come, and go with another question', () => {
  const facetas = { fabricantes: [{ id: 1, nome: 'Aché', quantidade: 3 }] } as Facetas;
  const counted = withReply(null, question, stretchFor(0, 59), reply(0, 60, { facetas }));
  expect(counted.facetas).toBe(facetas);
  expect(withReply(counted, question, stretchFor(60, 119), reply(60, 60)).facetas).toBe(facetas);
  const other = { ...question, key: 'dor|c1|g1' };
  expect(withReply(counted, other, stretchFor(0, 59), reply(0, 60)).facetas).toBeUndefined();
});

test('forty pages are kept, those nearest to the rows on screen', () => {
  let results: ResultPages | null = null;
  for (let page = 0; page < 45; page++) {
    const stretch = stretchFor(page * 60, page * 60);
    results = withReply(results, question, stretch, reply(page * 60, 60, { total: 29_849 }));
  }
  expect(results?.pages.size).toBe(40);
  expect(results?.pages.has(4)).toBe(false);
  expect(results?.pages.has(5)).toBe(true);
  expect(results?.pages.has(44)).toBe(true);
});

test('combos stand before and after the products and count with them', () => {
  const combos = [{ idItem: 901 }, { idItem: 902 }] as Combo[];
  const both = withCombos(found(0, 60), combos, [{ idItem: 903 }] as Combo[]);
  expect([both.total, both.count]).toEqual([303, 303]);
  expect(itemAt(both, 1)).toEqual({ tipo: 'combo', combo: combos[1] });
  expect(itemAt(both, 2)).toMatchObject({ tipo: 'produto', produto: { idProduto: 0 } });
  expect(itemAt(both, 61)).toMatchObject({ tipo: 'produto', produto: { idProduto: 59 } });
  expect(itemAt(both, 62)).toBeUndefined();
  expect(itemAt(both, 302)).toEqual({ tipo: 'combo', combo: { idItem: 903 } });
  expect(itemAt(both, 303)).toBeUndefined();
  expect(produtoAt(both, 0)).toBeUndefined();
});
