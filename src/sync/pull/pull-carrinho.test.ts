import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { must } from '#lib/must.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { beginEpoca } from '#outbox/begin-epoca.ts';
import { noteMarca, readMarca } from '#outbox/marca.ts';
import { sampleCarrinho } from '#outbox/outbox-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import type { ReceiptRow } from '#vault/outbox-rows.ts';
import { pullCarrinho } from './pull-carrinho.ts';

const NOW = 1_000_000;
const ID = 101;
const DONE = { ok: true, value: null };
const cart = (revisao: number, quantidade = 2) => sampleCarrinho([{ idItem: 1, quantidade }], { revisao });
const answered = (carrinho: Carrinho | null) => replied(consultarCarrinho, carrinho);

/** Returns a device that keeps the cart's revision 5; `meanwhile` is stored during the request. */
async function world(got: Answer, meanwhile?: Carrinho) {
  const sync = await sampleSync(async () => {
    if (meanwhile) await putCarrinho(sync.env.vault, ID, meanwhile, 2);
    return got;
  });
  const { vault } = sync.env;
  await putCarrinho(vault, ID, cart(5), 1);
  return { ...sync, pull: () => pullCarrinho(sync.env, ID), row: () => vault.carrinhos.get(ID) };
}

test('the server’s cart is requested and stored', async () => {
  const { pull, asked, row } = await world(answered(cart(6)));
  expect(await pull()).toEqual(DONE);
  expect(asked).toMatchObject([
    { path: '/Carrinho', query: { idPessoaCliente: '101' }, options: { token: 'token-1' } },
  ]);
  expect(await row()).toMatchObject({ carrinho: cart(6), at: NOW });
});

test('a failed read leaves the stored cart', async () => {
  const { pull, row } = await world(silence());
  expect(await pull()).toEqual({ ok: false, error: silence() });
  expect(await row()).toEqual({ idPessoaCliente: ID, carrinho: cart(5), at: 1 });
});

test('another customer’s cart is not believed and leaves the stored one', async () => {
  const { pull, row } = await world(answered({ ...cart(6), idPessoaCliente: 102 }));
  expect(await pull()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 200, isOurs: true } });
  expect(await row()).toEqual({ idPessoaCliente: ID, carrinho: cart(5), at: 1 });
});

test('an expired token does not ask for the password if a new one is already there', async () => {
  const sync = await sampleSync(({ options }) => {
    if (options.token === 'token-2') return answered(cart(6));
    sync.session.token = 'token-2';
    return refused(401, 'sessao-expirada');
  });
  expect(await pullCarrinho(sync.env, ID)).toEqual(DONE);
});

test('receipts of another build’s form do not stop the reading of the cart', async () => {
  const { pull, row, env } = await world(answered(cart(6, 3)));
  const origin = { lane: String(ID), idUsuario: 7, idPessoaCliente: ID, nomeCliente: 'F', at: 1 };
  const odd = [
    { revisao: 9 },
    { revisao: 9, seq: 1, intent: { tipo: 'linha', quantidade: 2 } },
    { revisao: 9, seq: 2, intent: { tipo: 'envio' } },
    { revisao: 9, seq: 3, intent: { tipo: 'pagamento' } },
  ].map((members, at) => ({ ...origin, key: String(at), ...members }));
  await env.vault.receipts.bulkPut(odd as unknown as ReceiptRow[]);
  expect(await pull()).toEqual(DONE);
  expect(await row()).toMatchObject({ carrinho: cart(6, 3) });
});

test('a missing cart is believed, unless a newer one was stored during the request', async () => {
  const none = await world(answered(null));
  expect(await none.pull()).toEqual(DONE);
  expect(await none.row()).toMatchObject({ carrinho: null, revisao: 5, at: NOW });
  const newer = await world(answered(null), cart(6));
  expect(await newer.pull()).toEqual(DONE);
  expect(await newer.row()).toMatchObject({ carrinho: cart(6), at: 2 });
});

test('of the response’s cart and one stored during the request, the newer one stays', async () => {
  const newer = await world(answered(cart(7)), cart(6));
  await newer.pull();
  expect((await newer.row())?.carrinho?.revisao).toBe(7);
  const older = await world(answered(cart(6)), cart(7));
  await older.pull();
  expect((await older.row())?.carrinho?.revisao).toBe(7);
});

test('another device’s changes of the cart become notices for the user', async () => {
  const changed = await world(answered(cart(6, 5)));
  await changed.pull();
  expect((await changed.row())?.avisos).toMatchObject({
    linhas: [{ tipo: 'mudou', de: 2, para: 5, at: NOW }],
  });
  const same = await world(answered(cart(6)));
  await same.pull();
  expect((await same.row())?.avisos).toBeUndefined();
});

/** Returns a response with a cart and a mark. */
const markedCart = (marca: string, revisao: number, idPessoaCliente = ID): Answer => ({
  ...(answered({ ...cart(revisao), idPessoaCliente }) as Extract<Answer, { kind: 'answer' }>),
  marca,
});

test('the mark of another customer’s cart is not stored', async () => {
  const { env, pull } = await world(markedCart('outra.99', 6, 102));
  await noteMarca(env.vault, 'e.4', 1);
  expect((await pull()).ok).toBe(false);
  expect((await readMarca(env.vault))?.marca).toBe('e.4');
});

test('a cart of data that the device gave up during the request is ignored, and requested again', async () => {
  const answers = [markedCart('velha.9', 9), markedCart('nova.1', 2)];
  const { env, calls } = await sampleSync(async () => {
    if (answers.length === 2) await beginEpoca(env.vault, 'velha.4', env);
    return must(answers.shift(), 'answer');
  });
  await putCarrinho(env.vault, ID, cart(5), 1);
  await noteMarca(env.vault, 'velha.4', 1);
  expect(await pullCarrinho(env, ID)).toEqual(DONE);
  expect(calls()).toHaveLength(2);
  expect((await readMarca(env.vault))?.marca).toBe('nova.1');
  expect((await env.vault.carrinhos.get(ID))?.carrinho?.revisao).toBe(2);
});
