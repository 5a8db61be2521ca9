import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { registrarIntencaoCompra } from '#contract/cart/intencao-compra.ts';
import { answer, portal, refused, refusedWith, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { envioIntent, linhaIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { isAuthHeld } from '#sync/checkpoint.ts';
import { drain } from './push.ts';
import { carrinho, ID, mudou, NOW, rowOf, samplePush } from './push-sample.ts';

test('a lane’s unknown cart is read before its first change is sent', async () => {
  const { env, vault, calls } = await samplePush(({ method }) =>
    method === 'GET' ? replied(consultarCarrinho, carrinho) : mudou,
  );
  await vault.outbox.add(rowOf(ID, 1));
  await drain(env);
  expect(calls()).toEqual(['GET /Carrinho', 'PUT /Carrinho/item']);
});

test.each<[string, Answer, number | null, string | undefined]>([
  ['silence', silence(), NOW + 15_000, 'no-signal'],
  ['a server in trouble', answer(503, ''), NOW + 15_000, 'connected'],
  ['a refusal', refused(404, 'nao-encontrado'), NOW + 15_000, 'connected'],
  ['a portal', portal(401), NOW + 15_000, 'no-signal'],
  ['the end of the session', refused(401, 'sessao-expirada'), null, 'connected'],
])('a cart that cannot be read because of %s keeps its lane waiting', async (_, got, nextAt, state) => {
  const { env, vault, calls } = await samplePush(() => got);
  await vault.outbox.add(rowOf(ID, 1));
  expect((await drain(env)).nextAt).toBe(nextAt);
  expect(calls()).toEqual(['GET /Carrinho']);
  const connection = await vault.checkpoints.get('connection');
  expect(connection?.name === 'connection' ? connection.state : undefined).toBe(state);
  expect(await isAuthHeld(vault)).toBe(nextAt === null);
});

test('only silence about a cart, or an ended session, keeps the other lanes from starting', async () => {
  const rows = [ID, 104, 105, 106].map((id, at) => rowOf(id, at + 1));
  const first = async (got: Answer) => {
    const { env, vault, asked } = await samplePush(() => got);
    await vault.outbox.bulkAdd(rows);
    await drain(env);
    return asked.length;
  };
  const ended = refused(401, 'sessao-expirada');
  expect([await first(silence()), await first(ended), await first(answer(503, ''))]).toEqual([3, 3, 4]);
});

test('a stock alert is sent without reading a cart', async () => {
  const { env, vault, calls } = await samplePush(() => silence());
  const intent = { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'X' } as const;
  await vault.outbox.add(sampleRow(1, intent, { lane: 'intencao:101' }));
  await drain(env);
  expect(calls()).toEqual([`${registrarIntencaoCompra.method} ${registrarIntencaoCompra.path}`]);
});

test('after a refused order its cart is read again, as the refusal may be an old one', async () => {
  const old = refusedWith('limite-excedido', { ...carrinho, revisao: 6 });
  const { env, vault, calls } = await samplePush(
    ({ method }) => (method === 'GET' ? replied(consultarCarrinho, null) : old),
    sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]), { lane: String(ID), idPessoaCliente: ID }),
  );
  await drain(env);
  expect(calls()).toEqual(['POST /Carrinho/ConfirmarCarrinho', 'GET /Carrinho']);
  expect((await vault.carrinhos.get(ID))?.carrinho).toBeNull();
  expect(await vault.parked.count()).toBe(1);
});

test('a cart that cannot be read again stays as the refusal brought it, and the lost signal is recorded', async () => {
  const told = refusedWith('limite-excedido', { ...carrinho, revisao: 6 });
  const { env, vault } = await samplePush(
    ({ method }) => (method === 'GET' ? silence() : told),
    sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]), { lane: String(ID), idPessoaCliente: ID }),
  );
  await drain(env);
  expect((await vault.carrinhos.get(ID))?.carrinho?.revisao).toBe(6);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
});

test('after a refused line no cart is read', async () => {
  const told = refusedWith('item-sem-condicao', carrinho);
  const { env, calls } = await samplePush(() => told, sampleRow(1, linhaIntent(1, 4)));
  await drain(env);
  expect(calls()).toEqual(['PUT /Carrinho/item']);
});
