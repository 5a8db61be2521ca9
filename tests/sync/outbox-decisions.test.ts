import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { must } from '#lib/must.ts';
import { request } from '#net/request.ts';
import { claimHead } from '#outbox/claim.ts';
import { changeParked, discardParked, keepAsDraft, retryParked, reviewParked } from '#outbox/decide.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { isOverdue, VERIFIQUE } from '#outbox/overdue.ts';
import { parkRow } from '#outbox/park-row.ts';
import { settleConfirmed } from '#outbox/settle.ts';
import { cancelQueued, settleArrived, settleWithdrawn } from '#outbox/take-back.ts';
import { drain } from '#sync/push/push.ts';
import { refreshServed } from '#sync/refresh.ts';
import { desk } from '#tests/support/desk.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';

const world = openOutboxWorld();

const product = (group: 'sp' | 'mg', n = 0): number => must(world[group][n], 'product');
const vault = () => world.device.env.vault;
const env = () => world.device.env;
const kinds = async () => (await world.rows()).map((r) => r.intent.tipo);
const envioRow = async (): Promise<OutboxRow> =>
  must(
    (await world.rows()).find((r) => r.intent.tipo === 'envio'),
    'submission',
  );

async function fillTwoGroups(): Promise<void> {
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.setQuantidade(product('mg'), 2);
}

/** Submits both groups after lowering the seen prices, so that the server refuses the whole submission. */
async function refuseWhole(): Promise<ParkedRow> {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.finalizar();
  const { seq, intent } = await envioRow();
  if (intent.tipo !== 'envio') throw new Error('an order was queued');
  const grupos = intent.grupos.map((g) => ({ ...g, totalVisto: 1 }));
  await vault().outbox.update(seq, { intent: { ...intent, grupos, totalVisto: 2 } });
  await world.device.drainAll();
  return must((await world.parked())[0], 'refused');
}

async function serverCarrinho(): Promise<Carrinho> {
  const told = await request(
    consultarCarrinho,
    { query: { idPessoaCliente: 101 } },
    { token: world.device.session.token },
  );
  if (!told.ok || !told.value) throw new Error('no cart');
  return told.value;
}

test('a group of a refused order stays in the cart, the others are ordered with their newly seen prices', async () => {
  const refused = await refuseWhole();
  const yes = toEnvio(toCalculado(await serverCarrinho()));
  const drafts = yes.grupos.filter((g) => g.idPessoaFilial === 2);
  expect((await keepAsDraft(vault(), refused.key, { drafts, yes }, env())).ok).toBe(true);
  expect(await world.quantities()).toEqual({ [product('mg')]: 2 });
  await world.device.drainAll();
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1]);
  expect(await world.quantities()).toEqual({ [product('mg')]: 2 });
  expect((await keepAsDraft(vault(), refused.key, { drafts, yes }, env())).ok).toBe(false);
});

test('an order refused for its credit is confirmed again once the office has raised the limit', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  const { db } = world.server.database;
  const { idPessoaCliente } = (await world.device.view()).carrinho;
  const limite = async () =>
    (await vault().clientes.get(idPessoaCliente))?.detalhe?.dadosGerais.limiteDisponivel;
  await desk.credit(db, idPessoaCliente, 0);
  await world.device.finalizar();
  // A refusal names limits: they are read again at once.
  expect((await drain(env())).answered).toBe(true);
  await refreshServed(env());
  const refused = must((await world.parked())[0], 'refused');
  expect([refused.codigo, await limite()]).toEqual(['limite-excedido', 0]);
  await desk.credit(db, idPessoaCliente, 5_000_000);
  expect((await retryParked(vault(), refused.key, null, env())).ok).toBe(true);
  expect((await drain(env())).answered).toBe(true);
  await refreshServed(env());
  const orders = (await world.orders()).map((o) => o.idPessoaFilial);
  const { pedidos } = await world.orderReceipt();
  expect([orders, pedidos.length, await world.parked(), await world.rows()]).toEqual([[1, 2], 2, [], []]);
  const spent = pedidos.reduce((sum, { total }) => sum + total, 0);
  expect(await limite()).toBe(5_000_000 - spent);
});

test('keeping every group as a draft takes the order back', async () => {
  const refused = await refuseWhole();
  if (refused.intent.tipo !== 'envio') throw new Error('an order was refused');
  await keepAsDraft(vault(), refused.key, { drafts: refused.intent.grupos, yes: null }, env());
  expect(await kinds()).toEqual([]);
  expect((await vault().parked.get(refused.key))?.decided?.as).toBe('discarded');
  expect(await world.quantities()).toEqual({ [product('sp')]: 50, [product('mg')]: 2 });
});

test('a review changes and removes lines first and then orders, before changes made after the refused order', async () => {
  const refused = await refuseWhole();
  await world.device.setQuantidade(product('sp', 1), 7);
  const carrinho = toCalculado(await serverCarrinho());
  const seen = must(
    carrinho.itens.find((i) => i.idItem === product('sp')),
    'line',
  );
  const gone = must(
    carrinho.itens.find((i) => i.idItem === product('mg')),
    'line',
  );
  const wish = (of: typeof seen, quantidade: number) => {
    const linha = { idItem: of.idItem, idItemTipo: of.idItemTipo, idCondicao: of.idCondicao };
    const item = { ...of, estoque: 100, faixas: [], st: 0 };
    const base = { quantidadeAntes: of.quantidade, revisao: null };
    return { linha, quantidade, ...base, visto: { ...linha, quantidade, item } };
  };
  const after = {
    ...carrinho,
    itens: [{ ...seen, quantidade: 40, quantidadeAtendida: 40, valorTotal: (seen.valorTotal / 50) * 40 }],
  };
  const grupos = carrinho.grupos.filter((g) => g.idPessoaFilial === 1);
  const yes = toEnvio({ ...after, grupos });
  const mudancas = [wish(seen, 40), wish(gone, 0)];
  expect((await reviewParked(vault(), refused.key, { yes, mudancas }, env())).ok).toBe(true);
  expect(await kinds()).toEqual(['linha', 'linha', 'etapa', 'envio', 'linha']);
  expect(await world.quantities()).toEqual({ [product('sp', 1)]: 7 });
  await world.device.drainAll();
  expect(await world.parked()).toEqual([]);
  const items = await world.server.database.db
    .selectFrom('prePedidoItem')
    .select(['idItem', 'quantidade'])
    .execute();
  expect(items).toEqual([{ idItem: product('sp'), quantidade: 40 }]);
  expect(await world.quantities()).toEqual({ [product('sp', 1)]: 7 });
});

test('decisions find their place even if a row already stands there', async () => {
  const refused = await refuseWhole();
  await world.device.setQuantidade(product('sp', 1), 7);
  const row = must((await world.rows())[0], 'row');
  await vault().outbox.delete(row.seq);
  await vault().outbox.add({ ...row, lane: '102', seq: refused.seq });
  await vault().outbox.add({ ...row, key: 'another-key', lane: '102', seq: refused.seq - 1 });
  expect((await retryParked(vault(), refused.key, null, env())).ok).toBe(true);
  const mine = (await world.rows()).filter((r) => r.lane === '101');
  expect(mine.map((r) => r.intent.tipo)).toEqual(['etapa', 'envio']);
  expect(mine.every((r) => r.seq < refused.seq && r.seq > refused.seq - 1)).toBe(true);
  expect(await world.rows()).toHaveLength(4);
});

test('a refused line tried again does not undo later wishes', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  const row = must((await world.rows())[0], 'row');
  const refusal = { status: 422, codigo: 'quantidade-invalida', message: '', description: '' };
  await parkRow(vault(), row, refusal, null, 0);
  await world.device.setQuantidade(product('sp', 1), 9);
  await world.device.finalizar([product('sp', 1)]);
  await world.device.setQuantidade(product('sp', 2), 4);
  // The order of its group waits for it, so the line goes before that order and its acceptance.
  expect((await retryParked(vault(), row.key, null, env())).ok).toBe(true);
  expect(await kinds()).toEqual(['linha', 'linha', 'etapa', 'envio', 'linha']);
  expect((await world.rows())[1]?.intent).toEqual(row.intent);
  const mg = async () => {
    await world.device.setQuantidade(product('mg'), 2);
    return must((await world.rows()).at(-1), 'row');
  };
  const other = await mg();
  await parkRow(vault(), other, refusal, null, 0);
  await world.device.setQuantidade(product('sp', 2), 6);
  if (other.intent.tipo !== 'linha') throw new Error('a line was queued');
  const { linha, visto } = other.intent;
  const wish = { linha, quantidade: 1, quantidadeAntes: 0, revisao: null, visto };
  expect((await changeParked(vault(), other.key, wish, env())).ok).toBe(true);
  const last = must((await world.rows()).at(-1), 'last').intent;
  expect(last).toMatchObject({ tipo: 'linha', linha, quantidade: 1 });
});

test('a cart that changed to the customer’s gain is ordered by the device itself, three times at most', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.finalizar();
  await drain({ ...env(), send: (wire, options) => refuseEnvio(wire.path, () => env().send(wire, options)) });
  const all = (await vault().parked.toArray()).sort((a, b) => a.key.localeCompare(b.key));
  expect(all.map((p) => p.decided?.as ?? null)).toEqual(['auto', 'auto', 'auto', null]);
  expect(await kinds()).toEqual([]);
  const last = must(all.at(-1), 'last');
  if (last.intent.tipo !== 'envio') throw new Error('an order was refused');
  const { codigoLocal } = last.intent;
  expect(all.every((p) => p.intent.tipo === 'envio' && p.intent.codigoLocal === codigoLocal)).toBe(true);
  await retryParked(vault(), last.key, null, env());
  await world.device.drainAll();
  expect(await world.orders()).toHaveLength(2);
});

/** Responds to every confirmation that the cart has changed, though it is as seen. */
async function refuseEnvio(path: string, pass: () => ReturnType<TestSend>): ReturnType<TestSend> {
  if (!path.includes('ConfirmarCarrinho')) return pass();
  const token = must(world.device.session.token, 'token');
  const told = await fetch('/api/Carrinho?idPessoaCliente=101', {
    headers: { authorization: `Bearer ${token}` },
  });
  const refusal = { Message: 'x', Description: 'y', Codigo: 'carrinho-mudou', carrinho: await told.json() };
  return { kind: 'answer', status: 409, isOurs: true, retryAfter: null, text: JSON.stringify(refusal) };
}

type TestSend = typeof world.device.env.send;

test('an unsent order goes back to the cart, with its acceptance, and is on record', async () => {
  await fillTwoGroups();
  const { key } = await world.device.finalizar();
  const [line] = await world.rows();
  expect(await cancelQueued(vault(), must(line, 'line').key, env())).toEqual({
    ok: false,
    error: { kind: 'submitted' },
  });
  expect((await cancelQueued(vault(), key, env())).ok).toBe(true);
  expect(await kinds()).toEqual(['linha', 'linha']);
  expect(await world.quantities()).toEqual({ [product('sp')]: 50, [product('mg')]: 2 });
  expect((await vault().parked.get(key))?.decided?.as).toBe('withdrawn');
  expect((await cancelQueued(vault(), must(line, 'line').key, env())).ok).toBe(true);
  expect(await world.quantities()).toEqual({ [product('mg')]: 2 });
  expect(await cancelQueued(vault(), key, env())).toEqual({ ok: false, error: { kind: 'gone' } });
});

/** Makes a submission that arrives and whose response is lost. */
async function submitUnheard(): Promise<{ key: string }> {
  await fillTwoGroups();
  await world.device.drainAll();
  const submitted = await world.device.finalizar();
  world.server.levers.beforeReply = (_method, url) =>
    url.includes('ConfirmarCarrinho') ? 'drop' : undefined;
  await drain(env());
  world.server.levers.beforeReply = null;
  return submitted;
}

test('a tried change is only taken back on the server’s word; a late response then does nothing', async () => {
  const { key } = await submitUnheard();
  const row = await envioRow();
  expect(await cancelQueued(vault(), key, env())).toEqual({ ok: false, error: { kind: 'tried' } });
  expect(await settleWithdrawn(vault(), key, 5)).toBe(true);
  expect(await settleWithdrawn(vault(), key, 5)).toBe(false);
  expect(await settleConfirmed(vault(), row, { carrinho: null, pedidos: [] }, 5)).toBe(false);
  expect([await kinds(), await world.parked()]).toEqual([[], []]);
});

test('the server’s word on a key settles a change that is meanwhile tried again', async () => {
  const { key } = await submitUnheard();
  const later = env().now() + 60_000;
  const claim = await claimHead(vault(), (await envioRow()).lane, { ...env(), now: () => later });
  if (claim.kind !== 'claimed') throw new Error('nobody else sends it');
  const pedidos = [{ idPrePedido: 7, idPessoaFilial: 1, idCondicao: 2, idCarrinhoGrupoTipo: 1, total: 100 }];
  expect(await settleArrived(vault(), key, { carrinho: null, pedidos }, 5)).toBe(true);
  expect((await vault().receipts.get(key))?.pedidos).toEqual(pedidos);
  expect(await settleConfirmed(vault(), claim.row, { carrinho: null, pedidos: [] }, 6)).toBe(false);
  expect([await kinds(), await world.parked()]).toEqual([[], []]);
});

test('a refused key is a question, which taking the change back answers', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  const row = must((await world.rows())[0], 'row');
  const refusal = { status: 422, codigo: 'chave-recusada', message: '', description: '' };
  await parkRow(vault(), row, refusal, null, 7);
  expect((await world.parked()).map(({ key }) => key)).toEqual([row.key]);
  expect(await settleWithdrawn(vault(), row.key, 8)).toBe(true);
  expect(await world.parked()).toEqual([]);
  expect((await vault().parked.get(row.key))?.decided).toEqual({ at: 8, as: 'withdrawn' });
  expect(await settleWithdrawn(vault(), row.key, 9)).toBe(false);
});

test('a tried change is overdue after 60 days, an untried one is not', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  const untried = must((await world.rows())[0], 'row');
  const frozen = { method: 'PUT' as const, path: '/x', query: {}, body: null };
  const day = 24 * 60 * 60 * 1000;
  expect(isOverdue({ ...untried, frozen }, untried.at + 60 * day)).toBe(false);
  expect(isOverdue({ ...untried, frozen }, untried.at + 60 * day + 1)).toBe(true);
  expect(isOverdue(untried, untried.at + 400 * day)).toBe(false);
  await parkRow(vault(), untried, VERIFIQUE, null, 0);
  expect((await world.parked()).map((p) => p.codigo)).toEqual(['verifique']);
});

test('a row of a newer build holds its lane, and is neither sent, merged into nor dropped', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  const row = must((await world.rows())[0], 'row');
  const future = { ...row, v: 9, intent: { ...row.intent, sabor: 'menta' } } as unknown as OutboxRow;
  await vault().outbox.put(future);
  await world.device.setQuantidade(product('sp'), 6);
  world.device.clock.now += 60_000;
  expect(await claimHead(vault(), '101', env())).toEqual({ kind: 'held' });
  await world.device.drainAll();
  expect((await world.rows()).map((r) => [r.v, r.intent.tipo])).toEqual([
    [9, 'linha'],
    [1, 'linha'],
  ]);
  expect((await world.rows())[0]).toEqual(future);
  expect(await world.quantities()).toEqual({ [product('sp')]: 6 });
});

test('a row from before rows had a version is sent like any other', async () => {
  await world.device.setQuantidade(product('sp'), 5);
  const row = must((await world.rows())[0], 'row');
  const { v: _v, quietUntil: _q, leaseUntil: _l, claim: _c, frozen: _f, lastAnswer: _a, ...v0 } = row;
  await vault().outbox.put(v0 as OutboxRow);
  await world.device.drainAll();
  expect(await world.rows()).toEqual([]);
  expect((await vault().receipts.toArray()).map((r) => r.key)).toEqual([row.key]);
});

test('discarding a refused order gives its lines back to the cart', async () => {
  const refused = await refuseWhole();
  await discardParked(vault(), refused.key, env());
  expect(await world.quantities()).toEqual({ [product('sp')]: 50, [product('mg')]: 2 });
});
