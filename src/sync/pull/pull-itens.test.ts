import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { portal, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { page, sampleCombo, sampleProduto } from '#sync/itens-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { openItemPages } from './pull-itens.ts';

const BUYER = { idPessoaCliente: 101, idCondicao: 8 };

/** Returns a server that sends these pages of a list in order; `read` takes all pages. */
async function world(...answers: Answer[]) {
  const sync = await sampleSync(() => must(answers.shift(), 'answer'));
  const taken: number[][] = [];
  return {
    ...sync,
    taken,
    open: () => openItemPages(sync.env, BUYER),
    read: async () => {
      const opened = await openItemPages(sync.env, BUYER);
      if (!opened.ok) throw new Error(opened.error.kind);
      for await (const items of opened.value.pages) taken.push(items.map((item) => item.idItem));
    },
  };
}

test('pages of items are requested one after the other, each after the previous one was taken', async () => {
  const { open, asked } = await world(
    page([sampleProduto(1)], 3),
    page([sampleProduto(2)], 3),
    page([sampleProduto(3)], 3),
  );
  const opened = await open();
  if (!opened.ok) throw new Error('no pages');
  const { total, pages } = opened.value;
  expect([total, asked.length]).toEqual([3, 1]);
  await pages.next();
  expect(asked).toHaveLength(1);
  await pages.next();
  expect(asked).toHaveLength(2);
  await pages.next();
  expect(await pages.next()).toEqual({ done: true, value: undefined });
  expect(asked.map((one) => one.query['numeroPagina'])).toEqual(['1', '2', '3']);
});

test('items are requested with the prices of the buyer, or without a buyer', async () => {
  const { env, asked } = await world(page([], 0), page([], 0));
  await openItemPages(env, BUYER);
  await openItemPages(env, null);
  const bare = { quantidadeRegistrosPagina: expect.any(String), numeroPagina: '1' };
  expect(asked.map((one) => one.query)).toEqual([
    { ...bare, idPessoaCliente: '101', idCondicaoVenda: '8' },
    bare,
  ]);
});

test('combos count as items of the list and are skipped', async () => {
  const { read, taken, asked } = await world(
    page([sampleCombo, sampleProduto(1)], 3),
    page([sampleCombo], 3),
  );
  await read();
  expect([taken, asked.length]).toEqual([[[1], []], 2]);
});

test('a failed first page of items opens nothing', async () => {
  const { open } = await world(silence());
  expect(await open()).toEqual({ ok: false, error: silence() });
});

test.each<[string, Answer, string]>([
  ['does not come', portal(), 'page 2: unbelieved'],
  ['is of a list that became longer', page([sampleProduto(2)], 4), 'page 2: the list changed'],
  ['is empty before the end', page([], 3), 'page 2: the list changed'],
])('a later page that %s ends the reading with an error that names it', async (_, got, why) => {
  const { read, taken } = await world(page([sampleProduto(1)], 3), got);
  await expect(read()).rejects.toThrow(why);
  expect(taken).toEqual([[1]]);
});
