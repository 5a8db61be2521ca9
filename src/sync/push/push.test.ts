import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { confirmarCarrinho, definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { refused, replied } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { noteMarca } from '#outbox/marca.ts';
import { envioIntent, linhaIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { isAuthHeld } from '#sync/checkpoint.ts';
import { drain } from './push.ts';
import {
  carrinho,
  eventsOf,
  frozen,
  ID,
  keyOf,
  mudou,
  mudouDe,
  NOW,
  type Respond,
  rowOf,
  samplePush,
} from './push-sample.ts';

test('unsent rows are sent in order, under their keys, with the token and the amount of unsent work', async () => {
  const { env, vault, asked } = await samplePush(
    () => mudou,
    rowOf(ID, 1, { at: NOW - 61_499 }),
    rowOf(ID, 2),
  );
  expect(await drain(env)).toEqual({ nextAt: null, answered: false, carrinhos: [101], errors: [] });
  expect(asked.map((a) => [a.method, a.path, JSON.parse(a.body ?? '').quantidade, a.options])).toEqual([
    ['PUT', '/Carrinho/item', 4, { token: 'token-1', key: keyOf(1), pending: '2;age=1000' }],
    ['PUT', '/Carrinho/item', 5, { token: 'token-1', key: keyOf(2), pending: '2;age=1000' }],
  ]);
  expect(await vault.outbox.count()).toBe(0);
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([1, 2]);
  expect(await eventsOf(vault)).toEqual([
    ['confirmed', undefined, undefined],
    ['confirmed', undefined, undefined],
  ]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state: 'connected', at: NOW });
});

test('a session refused in one tab holds its own sending, but not that of another tab’s session', async () => {
  const tabs = await samplePush(
    ({ options }) => (options.token === 'token-1' ? refused(401, 'sessao-expirada') : mudou),
    rowOf(ID, 1),
  );
  await drain(tabs.env);
  await drain(tabs.env);
  expect([tabs.asked.length, await tabs.vault.outbox.count()]).toEqual([1, 1]);
  tabs.session.token = 'token-2';
  await drain(tabs.env);
  expect([tabs.asked.length, await tabs.vault.outbox.count()]).toEqual([2, 0]);
  expect(await isAuthHeld(tabs.vault)).toBe(false);
  expect(JSON.stringify(await tabs.vault.checkpoints.toArray())).not.toContain('token-');
});

test('nothing is sent without a session, or while the password is required', async () => {
  const without = await samplePush(() => mudou, rowOf(ID, 1));
  without.session.token = null;
  const held = await samplePush(() => mudou, rowOf(ID, 1));
  await held.vault.checkpoints.put({ name: 'auth', state: 'held', at: 1 });
  for (const { env, asked } of [without, held]) {
    expect(await drain(env)).toEqual({ nextAt: null, answered: false, carrinhos: [], errors: [] });
    expect(asked).toEqual([]);
  }
});

test('a drain reports a refused submission, so that its limits are read again', async () => {
  const envio = sampleRow(2, envioIntent([{ idItem: 1, quantidade: 2 }]));
  const { env } = await samplePush(() => refused(422, 'limite-excedido'), envio);
  expect(await drain(env)).toEqual({ nextAt: null, answered: true, carrinhos: [], errors: [] });
});

test('a refused change waits for the user, and its lane continues', async () => {
  const respond: Respond = ({ body }) =>
    body?.includes('"quantidade":4') ? refused(409, 'item-sem-condicao') : mudou;
  const { env, vault } = await samplePush(respond, rowOf(ID, 1), rowOf(ID, 2));
  await drain(env);
  expect((await vault.parked.toArray()).map((p) => [p.seq, p.codigo])).toEqual([[1, 'item-sem-condicao']]);
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([2]);
  expect(await eventsOf(vault)).toEqual([
    ['refused', 409, 'item-sem-condicao'],
    ['confirmed', undefined, undefined],
  ]);
});

test('a drain reports an order that was made', async () => {
  const pedido = {
    idPessoaFilial: 1,
    idCondicao: 1,
    idCarrinhoGrupoTipo: 1,
    idPrePedido: 9,
    idPrePedidoSituacao: 1,
    total: 2000,
  };
  const respond: Respond = ({ path }) =>
    path.includes('onfirmar')
      ? replied(confirmarCarrinho, { pedidos: [pedido], carrinho: { ...carrinho, revisao: 6 } })
      : replied(definirEtapa, { carrinho, sobrescrito: null });
  const { env, vault, asked } = await samplePush(
    respond,
    sampleRow(1, { tipo: 'etapa' }),
    sampleRow(2, envioIntent([{ idItem: 1, quantidade: 2 }])),
  );
  expect(await drain(env)).toEqual({ nextAt: null, answered: true, carrinhos: [101], errors: [] });
  expect(asked).toHaveLength(2);
  expect((await vault.receipts.toArray()).find((r) => r.seq === 2)?.pedidos).toEqual([pedido]);
});

test('the removal of a line that is already gone is settled without a request', async () => {
  const { env, vault, asked } = await samplePush(() => mudou, sampleRow(1, linhaIntent(9, 0)), rowOf(ID, 2));
  await drain(env);
  expect(asked).toHaveLength(1);
  expect((await vault.receipts.toArray()).map((r) => [r.seq, r.pedidos])).toEqual([
    [1, []],
    [2, []],
  ]);
});

test('a stock alert is sent although the kept cart is older than the server’s return to a backup', async () => {
  const { env, vault, asked } = await samplePush(() => mudou);
  await vault.carrinhos.put({ idPessoaCliente: ID, carrinho: null, at: 1, deOutraEpoca: true });
  const stockAlert = { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'DIPIRONA' } as const;
  await vault.outbox.add(sampleRow(1, stockAlert, { lane: `intencao:${ID}` }));
  await drain(env);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /Carrinho/RegistrarIntencaoCompra',
  ]);
});

test('a refusal by the device itself has its reason', async () => {
  const { env, vault } = await samplePush(() => refused(404, 'nao-encontrado'));
  await vault.carrinhos.put({ idPessoaCliente: ID, carrinho: null, at: 1 });
  await vault.outbox.add(sampleRow(1, { tipo: 'etapa' }));
  await vault.outbox.add(sampleRow(2, envioIntent([{ idItem: 1, quantidade: 2 }])));
  await drain(env);
  expect(await vault.parked.toArray()).toEqual([
    expect.objectContaining({
      seq: 2,
      status: 0,
      codigo: 'carrinho-vazio',
      message: 'Atenção!',
      description: 'Este carrinho não está mais aberto no servidor. Confira os pedidos do cliente.',
    }),
  ]);
});

test('an unexpected error in one lane is reported, and the other lanes continue', async () => {
  const broken = new Error('broken');
  const { env, vault } = await samplePush(
    ({ body }) => {
      if (body?.includes('"quantidade":4')) throw broken;
      return mudouDe(104);
    },
    rowOf(ID, 1),
    rowOf(104, 2),
  );
  expect(await drain(env)).toEqual({
    nextAt: NOW + 60_000,
    answered: false,
    carrinhos: [104],
    errors: [broken],
  });
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([2]);
});

test('a claim names its sender, and a dead sender’s row is free', async () => {
  const claims: unknown[] = [];
  const dead = rowOf(ID, 1, { state: 'sending', claim: 'x/old', leaseUntil: NOW + 9000, frozen });
  const sync = await samplePush(async () => {
    claims.push((await sync.vault.outbox.get(1))?.claim);
    return mudou;
  }, dead);
  const living = { name: () => 'me', findDead: async () => new Set(['old']), end: () => {} };
  await drain({ ...sync.env, living });
  expect(claims).toEqual([expect.stringMatching(/\/me$/)]);
  const alone = await samplePush(() => mudou, dead);
  expect((await drain(alone.env)).nextAt).toBe(NOW + 9000);
});

test('a build that is too old sends only tried changes', async () => {
  const { env, asked, vault } = await samplePush(() => mudouDe(104), rowOf(ID, 1), rowOf(104, 2, { frozen }));
  await drain({ ...env, isOutdated: () => true });
  expect(asked).toHaveLength(1);
  expect((await vault.outbox.toArray()).map((r) => r.seq)).toEqual([1]);
});

test('many results are logged in batches during the drain', async () => {
  const rows = Array.from({ length: 45 }, (_, at) => rowOf(ID, at + 1));
  const told: number[] = [];
  const { env, vault } = await samplePush(
    async () => {
      told.push(await vault.log.count());
      return mudou;
    },
    ...rows,
  );
  await drain(env);
  expect([told[19], told[39], await vault.log.count()]).toEqual([0, 20, 45]);
  expect((await vault.log.toArray()).every((e) => e.lane === '101' && e.at === NOW)).toBe(true);
});

test('a response of data that the device has given up settles nothing, and the change is sent again', async () => {
  const late = { ...mudou, marca: 'velha.5' } as Answer;
  const sync = await samplePush(
    async () => {
      await noteMarca(sync.vault, 'nova.7', NOW);
      return late;
    },
    rowOf(ID, 1),
  );
  await noteMarca(sync.vault, 'velha.4', NOW);
  const { nextAt } = await drain(sync.env);
  expect([nextAt, await sync.vault.receipts.count()]).toEqual([NOW, 0]);
  expect(await sync.vault.outbox.get(1)).toMatchObject({ state: 'queued', claim: null, tries: 1 });
});
