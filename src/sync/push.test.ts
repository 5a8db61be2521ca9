import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  confirmarCarrinho,
  consultarCarrinho,
  definirEtapa,
  manterCarrinhoCompra,
} from '#contract/carrinho-calls.ts';
import { registrarIntencaoCompra } from '#contract/intencao-compra.ts';
import { consultarMutacao, type MutacaoConhecida } from '#contract/mutacao.ts';
import { must } from '#lib/must.ts';
import { answer, portal, refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import {
  CLIENTE,
  envioIntent,
  linhaIntent,
  sampleCarrinho,
  sampleParked,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { drain } from './push.ts';
import { sampleSync } from './sync-sample.ts';

const NOW = 1_000_000;
const ID = CLIENTE.idPessoaCliente;
const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
const mudou = replied(manterCarrinhoCompra, { carrinho: { ...carrinho, revisao: 6 }, sobrescrito: null });
const frozen = { method: 'PUT', path: '/Carrinho/item', query: {}, body: '{}' } as const;

const keyOf = (seq: number) => sampleRow(seq, linhaIntent(1, 1)).key;

type Respond = Parameters<typeof sampleSync>[0];

/** A synchronisation that knows its customer's cart, with these rows in its queue. */
async function world(respond: Respond, ...rows: OutboxRow[]) {
  const sync = await sampleSync(respond);
  const { vault } = sync.env;
  await vault.outbox.bulkAdd(rows);
  for (const id of new Set(rows.map((r) => r.idPessoaCliente)))
    await vault.carrinhos.put({ idPessoaCliente: id, carrinho: { ...carrinho, idPessoaCliente: id }, at: 1 });
  return { ...sync, vault };
}

const of = (id: number, seq: number, over: Partial<OutboxRow> = {}) =>
  sampleRow(seq, linhaIntent(1, seq + 3), { lane: String(id), idPessoaCliente: id, ...over });
const events = async (vault: Awaited<ReturnType<typeof world>>['vault']) =>
  (await vault.log.toArray()).map((e) => [e.event, e.status, e.detail]);

test('what waits is sent in its order, under its key, with the token and how much waits', async () => {
  const { env, vault, asked } = await world(() => mudou, of(ID, 1, { at: NOW - 61_499 }), of(ID, 2));
  expect(await drain(env)).toEqual({ nextAt: null, ordered: false, errors: [] });
  expect(asked.map((a) => [a.method, a.path, JSON.parse(a.body ?? '').quantidade, a.options])).toEqual([
    ['PUT', '/Carrinho/item', 4, { token: 'token-1', key: keyOf(1), pending: '2;age=1000' }],
    ['PUT', '/Carrinho/item', 5, { token: 'token-1', key: keyOf(2), pending: '2;age=1000' }],
  ]);
  expect(await vault.outbox.count()).toBe(0);
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([1, 2]);
  expect(await events(vault)).toEqual([
    ['confirmed', undefined, undefined],
    ['confirmed', undefined, undefined],
  ]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state: 'connected', at: NOW });
});

test('nothing is sent without a session, or while the password is wanted', async () => {
  const without = await world(() => mudou, of(ID, 1));
  without.session.token = null;
  const held = await world(() => mudou, of(ID, 1));
  await held.vault.checkpoints.put({ name: 'auth', state: 'held', at: 1 });
  for (const { env, asked } of [without, held]) {
    expect(await drain(env)).toEqual({ nextAt: null, ordered: false, errors: [] });
    expect(asked).toEqual([]);
  }
});

test('a session that ends gives the row back and holds every lane', async () => {
  const { env, vault, asked } = await world(
    () => refused(401, 'sessao-expirada'),
    of(ID, 1, { tries: 2 }),
    of(104, 2),
  );
  expect(await drain(env)).toMatchObject({ nextAt: null });
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(await vault.outbox.get(1)).toMatchObject({ state: 'queued', claim: null, tries: 2, notBefore: NOW });
  expect(await vault.checkpoints.get('auth')).toMatchObject({ state: 'held', at: NOW });
});

test('a new token given meanwhile is used at once', async () => {
  const sync = await world(
    ({ options }) => {
      if (options.token === 'token-2') return mudou;
      sync.session.token = 'token-2';
      return refused(401, 'sessao-expirada');
    },
    of(ID, 1),
  );
  await drain(sync.env);
  expect(sync.asked.map((a) => a.options.token)).toEqual(['token-1', 'token-2']);
  expect(await sync.vault.receipts.count()).toBe(1);
});

test('without a network the row waits for its next try, and no other lane begins', async () => {
  const lanes = [ID, 104, 105, 106].map((id, at) => of(id, at + 1));
  const { env, vault, asked } = await world(() => silence(), ...lanes);
  expect(await drain(env)).toEqual({ nextAt: NOW + 750, ordered: false, errors: [] });
  expect(asked).toHaveLength(3);
  expect(await vault.outbox.get(1)).toMatchObject({
    state: 'queued',
    claim: null,
    tries: 1,
    notBefore: NOW + 750,
    lastAnswer: { at: NOW, status: null, text: 'Sem rede' },
  });
  expect((await events(vault))[0]).toEqual(['again', 0, undefined]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
});

test.each<[string, Answer, number, string]>([
  ['a server in trouble', answer(503, ''), 503, 'connected'],
  ['a portal', portal(), 200, 'no-signal'],
  ['no answer in time', silence('timeout'), 0, 'no-signal'],
])('after %s the other lanes go on', async (_, got, status, state) => {
  const lanes = [ID, 104, 105, 106].map((id, at) => of(id, at + 1));
  const { env, vault, asked } = await world(() => got, ...lanes);
  await drain(env);
  expect(asked).toHaveLength(4);
  expect((await events(vault))[0]).toEqual(['again', status, undefined]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state });
});

test('a request that was called off says nothing of the connection', async () => {
  const { env, vault } = await world(() => silence('aborted'), of(ID, 1));
  expect(await drain(env)).toMatchObject({ nextAt: NOW });
  expect(await vault.checkpoints.get('connection')).toBeUndefined();
});

test('the earliest of several times is when to look again', async () => {
  const { env } = await world(
    () => mudou,
    of(ID, 1, { notBefore: NOW + 900 }),
    of(104, 2, { notBefore: NOW + 300 }),
  );
  expect(await drain(env)).toEqual({ nextAt: NOW + 300, ordered: false, errors: [] });
});

test('a refused change waits for a person, and its lane goes on', async () => {
  const respond: Respond = ({ body }) =>
    body?.includes('"quantidade":4') ? refused(409, 'item-sem-condicao') : mudou;
  const { env, vault } = await world(respond, of(ID, 1), of(ID, 2));
  await drain(env);
  expect((await vault.parked.toArray()).map((p) => [p.seq, p.codigo])).toEqual([[1, 'item-sem-condicao']]);
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([2]);
  expect(await events(vault)).toEqual([
    ['refused', 409, 'item-sem-condicao'],
    ['confirmed', undefined, undefined],
  ]);
});

test('an order that was made is told by the drain', async () => {
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
      ? replied(confirmarCarrinho, { pedidos: [pedido], carrinho })
      : replied(definirEtapa, { carrinho, sobrescrito: null });
  const { env, vault, asked } = await world(
    respond,
    sampleRow(1, { tipo: 'etapa' }),
    sampleRow(2, envioIntent([{ idItem: 1, quantidade: 2 }])),
  );
  expect(await drain(env)).toEqual({ nextAt: null, ordered: true, errors: [] });
  expect(asked).toHaveLength(2);
  expect((await vault.receipts.toArray()).find((r) => r.seq === 2)?.pedidos).toEqual([pedido]);
});

test('a lane that is held waits for a person', async () => {
  const { env, vault, asked } = await world(() => mudou, of(ID, 5));
  await vault.parked.put(sampleParked(3, envioIntent([{ idItem: 2, quantidade: 1 }])));
  expect(await drain(env)).toEqual({ nextAt: null, ordered: false, errors: [] });
  expect(asked).toEqual([]);
});

test('before the first change of a lane its cart is asked for', async () => {
  const { env, vault, calls } = await world(({ method }) =>
    method === 'GET' ? replied(consultarCarrinho, carrinho) : mudou,
  );
  await vault.outbox.add(of(ID, 1));
  await drain(env);
  expect(calls()).toEqual(['GET /Carrinho', 'PUT /Carrinho/item']);
});

test.each<[string, Answer, number | null, string | undefined]>([
  ['silence', silence(), NOW + 15_000, 'no-signal'],
  ['a server in trouble', answer(503, ''), NOW + 15_000, 'no-signal'],
  ['a refusal', refused(403, 'cliente-nao-vinculado'), NOW + 15_000, 'connected'],
  ['the end of the session', refused(401, 'sessao-expirada'), null, undefined],
])('a cart that cannot be had by %s keeps its lane waiting', async (_, got, nextAt, state) => {
  const { env, vault, calls } = await world(() => got);
  await vault.outbox.add(of(ID, 1));
  expect((await drain(env)).nextAt).toBe(nextAt);
  expect(calls()).toEqual(['GET /Carrinho']);
  const connection = await vault.checkpoints.get('connection');
  expect(connection?.name === 'connection' ? connection.state : undefined).toBe(state);
  expect((await vault.checkpoints.get('auth')) !== undefined).toBe(nextAt === null);
});

test('only silence over a cart keeps the other lanes from beginning', async () => {
  const rows = [ID, 104, 105, 106].map((id, at) => of(id, at + 1));
  const first = async (got: Answer) => {
    const { env, vault, asked } = await world(() => got);
    await vault.outbox.bulkAdd(rows);
    await drain(env);
    return asked.length;
  };
  expect([await first(silence()), await first(answer(503, ''))]).toEqual([3, 4]);
});

test('a wish needs no cart', async () => {
  const { env, vault, calls } = await world(() => silence());
  const intent = { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'X' } as const;
  await vault.outbox.add(sampleRow(1, intent, { lane: 'intencao:101' }));
  await drain(env);
  expect(calls()).toEqual([`${registrarIntencaoCompra.method} ${registrarIntencaoCompra.path}`]);
});

test('a line that is gone already is settled here', async () => {
  const { env, vault, asked } = await world(() => mudou, sampleRow(1, linhaIntent(9, 0)), of(ID, 2));
  await drain(env);
  expect(asked).toHaveLength(1);
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([1, 2]);
});

test('what the device refuses itself says why', async () => {
  const { env, vault } = await world(() => mudou);
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

const told = (over: Partial<MutacaoConhecida>): Answer =>
  replied(consultarMutacao, {
    chave: 'k'.repeat(8),
    situacao: 'desconhecida',
    status: null,
    corpo: null,
    ...over,
  });
const aplicada = () =>
  told({ situacao: 'aplicada', status: 200, corpo: (mudou as Extract<Answer, { kind: 'answer' }>).text });
const recusada = () =>
  told({
    situacao: 'recusada',
    status: 409,
    corpo: JSON.stringify({ Message: 'A', Description: 'B', Codigo: 'chave-recusada' }),
  });

/** What becomes of a change that waited longer than it may be repeated, by what the server says of its key. */
async function overdue(...answers: Answer[]) {
  const row = sampleRow(1, linhaIntent(1, 4), { at: NOW - 61 * 86_400_000, frozen, tries: 9 });
  const sync = await world(() => must(answers.shift(), 'answer'), row);
  const drained = await drain(sync.env);
  const [parked] = await sync.vault.parked.toArray();
  return { ...sync, drained, row: await sync.vault.outbox.get(1), parked };
}

test('a change that waited too long is settled by what the server knows of its key', async () => {
  const { vault, calls } = await overdue(aplicada());
  expect(calls()).toEqual([`GET /sincronizacao/mutacoes/${keyOf(1)}`]);
  expect(await vault.receipts.count()).toBe(1);
  const withdrawn = await overdue(recusada());
  expect(withdrawn.parked).toMatchObject({ codigo: 'chave-recusada', decided: { as: 'withdrawn' } });
});

test('a change that the server does not know it is told never to take, and a person must look', async () => {
  const { calls, parked, asked } = await overdue(told({}), recusada());
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['GET', 'DELETE']);
  expect(asked[0]?.options).toEqual({ token: 'token-1', pending: expect.any(String) });
  expect(parked).toMatchObject({ codigo: 'verifique', status: 0, decided: null });
  const arrived = await overdue(told({}), aplicada());
  expect([await arrived.vault.receipts.count(), arrived.parked]).toEqual([1, undefined]);
  const still = await overdue(told({}), told({}));
  expect(still.parked).toMatchObject({ codigo: 'verifique' });
});

test.each([404, 405])('a server without the call about keys (%i) leaves it to a person', async (status) => {
  expect((await overdue(refused(status, 'nao-encontrado'))).parked).toMatchObject({ codigo: 'verifique' });
});

test('a server that says nothing of a key is asked later', async () => {
  const later = { state: 'queued', claim: null, tries: 9, notBefore: NOW + 15_000, lastAnswer: null };
  const silent = await overdue(silence());
  expect([silent.row, silent.drained.nextAt]).toEqual([expect.objectContaining(later), NOW + 15_000]);
  const trouble = await overdue(answer(503, ''));
  expect([trouble.row, trouble.drained.nextAt]).toEqual([expect.objectContaining(later), NOW + 15_000]);
  const half = await overdue(told({}), silence());
  expect([half.row, half.parked]).toEqual([expect.objectContaining(later), undefined]);
  const busy = await overdue(refused(409, 'em-andamento'));
  expect(busy.row).toMatchObject(later);
});

test('the end of the session while a key is asked about holds every lane', async () => {
  const { drained, row, vault } = await overdue(refused(401, 'sessao-expirada'));
  expect([drained.nextAt, row?.state]).toEqual([null, 'queued']);
  expect(await vault.checkpoints.get('auth')).toMatchObject({ state: 'held' });
});

test('an answer out of the server’s memory that settles nothing is asked for later', async () => {
  const { drained, row } = await overdue(told({ situacao: 'aplicada', status: 503, corpo: '' }));
  expect([drained.nextAt, row?.seq]).toEqual([NOW + 15_000, 1]);
  const held = await overdue(told({ situacao: 'aplicada', status: 401, corpo: '' }));
  expect(held.drained.nextAt).toBe(NOW + 15_000);
  const bare = await overdue(told({ situacao: 'aplicada', status: 200, corpo: null }), recusada());
  expect(bare.parked).toMatchObject({ codigo: 'verifique' });
});

test('a key that another device used with other words is settled by what became of it there', async () => {
  const answers = [refused(422, 'chave-reutilizada'), aplicada()];
  const { env, vault, calls } = await world(() => must(answers.shift(), 'answer'), of(ID, 1));
  await drain(env);
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['PUT', 'GET']);
  expect(await vault.receipts.count()).toBe(1);
  const unknown = [refused(422, 'chave-reutilizada'), told({}), recusada()];
  const other = await world(() => must(unknown.shift(), 'answer'), of(ID, 1));
  await drain(other.env);
  expect((await other.vault.parked.toArray())[0]).toMatchObject({ codigo: 'chave-reutilizada', status: 422 });
});

test('a copied change that needs no request is asked about first', async () => {
  const copied = sampleRow(1, linhaIntent(9, 0), { copied: true });
  const answers = [told({}), recusada()];
  const { env, vault, calls } = await world(() => must(answers.shift(), 'answer'), copied);
  await drain(env);
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['GET', 'DELETE']);
  expect(await vault.receipts.count()).toBe(1);
  const silent = await world(() => silence(), copied);
  expect((await drain(silent.env)).nextAt).toBe(NOW + 15_000);
  expect(await silent.vault.outbox.count()).toBe(1);
});

test('what nobody expected in one lane is told, and the others go on', async () => {
  const broken = new Error('broken');
  const { env, vault } = await world(
    ({ body }) => {
      if (body?.includes('"quantidade":4')) throw broken;
      return mudou;
    },
    of(ID, 1),
    of(104, 2),
  );
  expect(await drain(env)).toEqual({ nextAt: NOW + 60_000, ordered: false, errors: [broken] });
  expect((await vault.receipts.toArray()).map((r) => r.seq)).toEqual([2]);
});

test('this sender’s name is in its claims, and a dead one’s are free', async () => {
  const claims: unknown[] = [];
  const dead = of(ID, 1, { state: 'sending', claim: 'x/old', leaseUntil: NOW + 9000, frozen });
  const sync = await world(async () => {
    claims.push((await sync.vault.outbox.get(1))?.claim);
    return mudou;
  }, dead);
  const living = { name: () => 'me', findDead: async () => new Set(['old']), end: () => {} };
  await drain({ ...sync.env, living });
  expect(claims).toEqual([expect.stringMatching(/\/me$/)]);
  const alone = await world(() => mudou, dead);
  expect((await drain(alone.env)).nextAt).toBe(NOW + 9000);
});

test('a build that is too old begins nothing', async () => {
  const { env, asked, vault } = await world(() => mudou, of(ID, 1), of(104, 2, { frozen }));
  await drain({ ...env, isOutdated: () => true });
  expect(asked).toHaveLength(1);
  expect((await vault.outbox.toArray()).map((r) => r.seq)).toEqual([1]);
});

test('many tries are told to the log as they go', async () => {
  const rows = Array.from({ length: 45 }, (_, at) => of(ID, at + 1));
  const { env, vault } = await world(() => mudou, ...rows);
  await drain(env);
  expect(await vault.log.count()).toBe(45);
  expect((await vault.log.toArray()).every((e) => e.lane === '101' && e.at === NOW)).toBe(true);
});
