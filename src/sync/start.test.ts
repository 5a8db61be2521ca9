import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmarCarrinho, consultarCarrinho, manterCarrinhoCompra } from '#contract/carrinho-calls.ts';
import { consultarClienteDadosGerais, consultarUsuarioCliente } from '#contract/cliente.ts';
import { sincronizarCombos } from '#contract/combo-calls.ts';
import { consultarExtratoCliente } from '#contract/extrato-cliente.ts';
import { consultarParametros } from '#contract/parametro.ts';
import { consultarPreferenciaUsuario } from '#contract/preferencia-usuario.ts';
import type { WireRequest } from '#contract/to-wire.ts';
import { replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { envioIntent, linhaIntent, sampleCarrinho, sampleRow } from '#outbox/outbox-sample.ts';
import { announce, announceEnqueued } from '#outbox/wake.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { quiet, samplePage, type SampleStart, sampleStart, until } from './start-sample.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const FIVE_MINUTES = 5 * 60_000;
const ITEM = '/Carrinho/item';
const LIST = consultarUsuarioCliente.path;
const LAST = consultarExtratoCliente.path;
const SENDER = 'sender:00000000-0000-4000-8000-000000000001';
const PROBE = consultarParametros.path;

const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
const mudou = replied(manterCarrinhoCompra, { carrinho: { ...carrinho, revisao: 6 }, sobrescrito: null });
const pedido = {
  idPessoaFilial: 1,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  idPrePedido: 9,
  idPrePedidoSituacao: 1,
  total: 2000,
};
const feito = replied(confirmarCarrinho, { pedidos: [pedido], carrinho });

const linha = (seq: number, over: Partial<OutboxRow> = {}) =>
  sampleRow(seq, linhaIntent(1, seq + 3), { at: NOW, ...over });

/** A server with a cart that takes every change. */
const takes = ({ method, path }: WireRequest): Answer | undefined => {
  if (path === ITEM) return mudou;
  if (path === consultarCarrinho.path) return replied(consultarCarrinho, carrinho);
  return method === 'POST' && path.includes('onfirmar') ? feito : undefined;
};

type World = SampleStart &
  ReturnType<typeof samplePage>['globals'] &
  Pick<ReturnType<typeof samplePage>, 'locks'>;
type Options = {
  over?: typeof takes;
  hasLocks?: boolean;
  before?: (world: Omit<World, 'sync'>) => unknown;
};

const started: World[] = [];

/** A page with fake timers whose synchronisation runs, with a cart of the customer being served. */
async function open({ over = takes, hasLocks = true, before = () => undefined }: Options = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { locks, globals } = samplePage({ hasLocks });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const page = { locks, ...globals };
  const world = await sampleStart({
    over,
    before: async (given) => {
      await given.env.vault.carrinhos.put({ idPessoaCliente: 101, carrinho, at: 1 });
      await before({ ...given, ...page });
    },
  });
  started.push({ ...world, ...page });
  return { ...world, ...page };
}

/** The same when its first refresh has ended. */
async function opened(options: Options = {}) {
  const world = await open(options);
  await until(() => world.times(LAST) === 1);
  await quiet();
  return world;
}

afterEach(async () => {
  for (const { sync, release } of started.splice(0)) {
    sync.stop();
    for (const path of [ITEM, LIST, consultarPreferenciaUsuario.path, '/sincronizacao/catalogo'])
      release(path);
  }
  await quiet();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a start sends what waits and then refreshes', async () => {
  const { calls, env } = await opened({ before: ({ add }) => add(linha(1)) });
  expect(calls()[0]).toBe(`PUT ${ITEM}`);
  expect(calls()).toContain(`GET ${LIST}`);
  expect((await env.vault.log.toArray())[0]).toMatchObject({ event: 'opened', at: NOW });
  expect(await env.vault.checkpoints.get('catalogo')).toMatchObject({ state: 'ready' });
});

test('a start doubts the connection that the last session left', async () => {
  const { env, times } = await open({
    before: async (given) => {
      await given.env.vault.checkpoints.put({ name: 'connection', state: 'connected', at: 1 });
      given.hold(LIST);
      given.hold(consultarPreferenciaUsuario.path);
    },
  });
  await until(() => times(LIST) === 1);
  expect(await env.vault.checkpoints.get('connection')).toMatchObject({ state: 'connected', stale: true });
});

test('a start goes on when the doubt cannot be written', async () => {
  const { errors } = await opened({
    before: ({ env }) =>
      vi.spyOn(env.vault.checkpoints, 'get').mockImplementationOnce(() => {
        throw new Error('unreadable');
      }),
  });
  expect(errors).toEqual([expect.objectContaining({ message: 'unreadable' })]);
});

test('a change that is queued is sent at once, and nothing is read for it', async () => {
  const { env, add, times } = await opened();
  await add(linha(1));
  announceEnqueued(env.vault.name);
  await until(() => times(ITEM) === 1);
  await quiet();
  expect([times(LIST), times(consultarClienteDadosGerais.path)]).toEqual([1, 1]);
});

test('a change that is queued while the app starts does not refresh twice', async () => {
  const { env, times } = await open();
  announceEnqueued(env.vault.name);
  await until(() => times(LAST) === 1);
  await quiet();
  expect(times(LIST)).toBe(1);
});

test('a change that is queued hurries nothing that waits for its time', async () => {
  const { env, add, times } = await opened();
  await add(linha(1, { notBefore: NOW + 60_000 }), linha(2, { lane: '102', idPessoaCliente: 102 }));
  announceEnqueued(env.vault.name);
  await until(() => times(ITEM) === 1);
  await quiet();
  expect((await env.vault.outbox.toArray()).map((row) => row.seq)).toEqual([1]);
});

test.each<[string, (world: World) => void]>([
  ['‘Enviar agora’', ({ sync }) => sync.now()],
  ['‘Enviar agora’ in another window', ({ env }) => announce(env.vault.name, 'now')],
  ['‘Atualizar’', ({ env }) => announce(env.vault.name, 'refresh')],
  ['the network’s return', ({ window }) => void window.dispatchEvent(new Event('online'))],
])('%s sends what waits and refreshes', async (_, wake) => {
  const world = await opened();
  await world.add(linha(1, { notBefore: NOW + 60_000 }));
  wake(world);
  await until(() => world.times(LAST) === 2);
  expect([world.times(ITEM), world.times(LIST)]).toEqual([1, 2]);
});

test('every five minutes all is refreshed while somebody looks', async () => {
  const { document, times } = await opened();
  vi.advanceTimersByTime(FIVE_MINUTES - 1);
  await quiet();
  expect(times(LIST)).toBe(1);
  vi.advanceTimersByTime(1);
  await until(() => times(LAST) === 2);
  document.visibilityState = 'hidden';
  vi.advanceTimersByTime(FIVE_MINUTES);
  await quiet();
  expect(times(LIST)).toBe(2);
});

test('wishes during a refresh are followed by one more', async () => {
  const world = await open({ before: ({ hold }) => hold(LIST) });
  await until(() => world.times(LIST) === 1);
  world.sync.now();
  await quiet();
  world.sync.now();
  await quiet();
  expect(world.times(LIST)).toBe(1);
  world.release(LIST);
  await until(() => world.times(LAST) === 2);
  await quiet();
  expect(world.times(LIST)).toBe(2);
});

test('an order that was made refreshes the customer who made it, and nothing else', async () => {
  const { env, add, times } = await opened();
  const before = times(consultarClienteDadosGerais.path);
  await add(sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]), { at: NOW }));
  announceEnqueued(env.vault.name);
  await until(() => times(LAST) === 2);
  expect(times(consultarClienteDadosGerais.path)).toBe(before + 1);
  expect([times(LIST), times('/sincronizacao/catalogo')]).toEqual([1, 1]);
});

test('what is queued during a refresh is sent before its next piece', async () => {
  const world = await open({ before: ({ hold }) => hold(ITEM) });
  world.hold('/sincronizacao/catalogo');
  await until(() => world.times('/sincronizacao/catalogo') === 1);
  await world.add(linha(1));
  announceEnqueued(world.env.vault.name);
  await until(() => world.times(ITEM) === 1);
  world.release('/sincronizacao/catalogo');
  await quiet();
  expect(world.times(sincronizarCombos.path)).toBe(0);
  world.release(ITEM);
  await until(() => world.times(sincronizarCombos.path) === 1);
});

test('what nobody expected in a refresh is told, and the next one goes on', async () => {
  const broken = new Error('the engine stopped');
  const { env, sync, errors, times } = await open({
    before: (given) => {
      vi.spyOn(given.env.engine, 'useContext').mockRejectedValueOnce(broken);
    },
  });
  await until(() => errors.length === 1);
  expect([errors, times(LIST)]).toEqual([[broken], 0]);
  sync.now();
  await until(() => times(LAST) === 1);
  expect(await env.vault.checkpoints.get('catalogo')).toMatchObject({ state: 'ready' });
});

test('what nobody expected after an order is told', async () => {
  const { env, add, errors } = await opened();
  vi.spyOn(env.vault.clientes, 'update').mockImplementationOnce(() => {
    throw new Error('unwritable');
  });
  await add(sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]), { at: NOW }));
  announceEnqueued(env.vault.name);
  await until(() => errors.length === 1);
  expect(errors).toEqual([expect.objectContaining({ message: 'unwritable' })]);
});

test('one window sends and one refreshes at a time, under the user’s own locks', async () => {
  const { locks, env, asked } = await open({
    before: (given) => {
      void given.locks.locks.request(`pull:${given.env.vault.name}`, () => new Promise(() => {}));
      return given.add(linha(1));
    },
  });
  await until(() => asked.length === 1);
  await quiet();
  expect(asked.map((one) => one.path)).toEqual([ITEM]);
  expect(new Set(locks.asked)).toEqual(new Set([`pull:${env.vault.name}`, `push:${env.vault.name}`, SENDER]));
});

test('a claim names its window, where the browser has locks', async () => {
  const claimOf = async (hasLocks: boolean) => {
    const world = await opened({ hasLocks });
    world.hold(ITEM);
    await world.add(linha(1));
    announceEnqueued(world.env.vault.name);
    await until(() => world.times(ITEM) === 1);
    return (await world.env.vault.outbox.get(1))?.claim;
  };
  expect(await claimOf(true)).toMatch(/\/00000000-0000-4000-8000-000000000001$/);
  expect(await claimOf(false)).not.toMatch(/\//);
});

test('the first answer after a silence refreshes', async () => {
  let isSilent = true;
  const { env, add, times } = await open({
    over: (asked) => (isSilent ? silence() : takes(asked)),
  });
  await until(() => times(LIST) === 1);
  await quiet();
  isSilent = false;
  await add(linha(1));
  announceEnqueued(env.vault.name);
  await until(() => times(LAST) === 1);
  expect(times(LIST)).toBe(2);
});

test('a page whose network is gone asks the server at once, while somebody looks', async () => {
  const { window, document, times } = await opened();
  const before = times(PROBE);
  window.dispatchEvent(new Event('offline'));
  await until(() => times(PROBE) === before + 1);
  document.visibilityState = 'hidden';
  window.dispatchEvent(new Event('offline'));
  await quiet();
  expect(times(PROBE)).toBe(before + 1);
});

/** What was asked and whether it has been called off, by path. */
const isCalledOff = ({ asked, opened: streams }: World, path: string) =>
  [...asked, ...streams].filter((one) => one.path === path).at(-1)?.options.signal?.aborted;

test('a stop calls off what is being read, and not a change that is on its way', async () => {
  const world = await open({
    before: async ({ hold, add }) => {
      hold(ITEM);
      await add(linha(1));
    },
  });
  await until(() => world.times(ITEM) === 1);
  world.sync.stop();
  expect(isCalledOff(world, ITEM)).toBe(false);
  await quiet();
  expect(world.locks.isHeld(SENDER)).toBe(true);
  world.release(ITEM);
  await until(() => !world.locks.isHeld(SENDER));
  expect((await world.env.vault.receipts.toArray()).map((row) => row.seq)).toEqual([1]);
});

test.each([LIST, '/sincronizacao/catalogo'])('a stop calls off %s', async (path) => {
  const world = await open({ before: ({ hold }) => hold(path) });
  await until(() => world.times(path) === 1);
  expect(isCalledOff(world, path)).toBe(false);
  world.sync.stop();
  expect(isCalledOff(world, path)).toBe(true);
});

test('a page that was stopped hears nothing more', async () => {
  const { sync, env, window, add, asked, locks } = await opened();
  sync.stop();
  await quiet();
  expect(vi.getTimerCount()).toBe(0);
  expect(locks.isHeld(SENDER)).toBe(false);
  asked.length = 0;
  await add(linha(1));
  announce(env.vault.name, 'now');
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  sync.now();
  vi.advanceTimersByTime(FIVE_MINUTES);
  await quiet();
  expect(asked).toEqual([]);
});

test('a page of a browser without locks stops quietly', async () => {
  const { sync, errors } = await opened({ hasLocks: false });
  sync.stop();
  await quiet();
  expect(errors).toEqual([]);
});

test('a reload waits until nothing is being sent', async () => {
  const world = await open({
    before: async ({ hold, add }) => {
      hold(ITEM);
      await add(linha(1));
    },
  });
  await until(() => world.times(ITEM) === 1);
  let isIdle = false;
  const idle = world.sync.idle().then(() => {
    isIdle = true;
  });
  await quiet();
  expect(isIdle).toBe(false);
  world.release(ITEM);
  await idle;
});
