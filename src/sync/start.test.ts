import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import { consultarParametros } from '#contract/content/parametro.ts';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { noteFinalizando } from '#mirror/finalizados.ts';
import { silence } from '#net/answer-sample.ts';
import { envioIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { announce, announceEnqueued } from '#outbox/wake.ts';
import { quiet, until } from './start-sample.ts';
import {
  FIVE_MINUTES,
  ITEM,
  LAST,
  LIST,
  linha,
  mudouDe,
  NOW,
  SENDER,
  startedPages,
  takes,
  type World,
} from './started-sample.ts';

const { open, opened, closeAll } = startedPages(vi);
afterEach(closeAll);

const PROBE = consultarParametros.path;

test('a start sends unsent rows and then refreshes', async () => {
  const { calls, env } = await opened({ before: ({ add }) => add(linha(1)) });
  expect(calls()[0]).toBe(`PUT ${ITEM}`);
  expect(calls()).toContain(`GET ${LIST}`);
  expect((await env.vault.log.toArray())[0]).toMatchObject({ event: 'opened', at: NOW });
  expect(await env.vault.checkpoints.get('catalogo')).toMatchObject({ state: 'ready' });
});

test('a start marks the connection of the last session as old', async () => {
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

test('a start continues if the connection cannot be marked as old', async () => {
  const { errors } = await opened({
    before: ({ env }) =>
      vi.spyOn(env.vault.checkpoints, 'get').mockImplementationOnce(() => {
        throw new Error('unreadable');
      }),
  });
  expect(errors).toEqual([expect.objectContaining({ message: 'unreadable' })]);
});

test('a queued change is sent at once, without a refresh', async () => {
  const { env, add, times } = await opened();
  await add(linha(1));
  announceEnqueued(env.vault.name);
  await until(() => times(ITEM) === 1);
  await quiet();
  expect([times(LIST), times(consultarClienteDadosGerais.path)]).toEqual([1, 1]);
});

test('a change queued during the start causes no second refresh', async () => {
  const { env, times } = await open();
  announceEnqueued(env.vault.name);
  await until(() => times(LAST) === 1);
  await quiet();
  expect(times(LIST)).toBe(1);
});

test('a queued change does not hurry a row that waits for its time', async () => {
  const other = (asked: WireRequest) => (asked.path === ITEM ? mudouDe(102) : takes(asked));
  const { env, add, times } = await opened({ over: other });
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
])('%s sends unsent rows and refreshes', async (_, wake) => {
  const world = await opened();
  await world.add(linha(1, { notBefore: NOW + 60_000 }));
  wake(world);
  await until(() => world.times(LAST) === 2);
  expect([world.times(ITEM), world.times(LIST)]).toEqual([1, 2]);
});

test('everything is refreshed every five minutes while the page is visible', async () => {
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

test('a Pix left with another customer is asked about every 15 s while the page is visible', async () => {
  const { document, calls } = await opened({
    before: async ({ env: { vault } }) => {
      const cart = { idCarrinho: 5, idPessoaCliente: 107, nomeCliente: 'Outra', total: 1, at: NOW };
      await noteFinalizando(vault, { ...cart, pixDeixados: [900] });
    },
  });
  const asked = () => calls().filter((call) => call === `GET ${consultarPedidos.path}`).length;
  const before = asked();
  vi.advanceTimersByTime(15_000);
  await until(() => asked() === before + 1);
  document.visibilityState = 'hidden';
  vi.advanceTimersByTime(60_000);
  await quiet();
  expect(asked()).toBe(before + 1);
});

test('wake-ups during a refresh are followed by one more refresh', async () => {
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

test('a made order refreshes its customer and nothing else', async () => {
  const { env, add, times } = await opened();
  const before = times(consultarClienteDadosGerais.path);
  await add(sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]), { at: NOW }));
  announceEnqueued(env.vault.name);
  await until(() => times(LAST) === 2);
  expect(times(consultarClienteDadosGerais.path)).toBe(before + 1);
  expect([times(LIST), times('/sincronizacao/catalogo')]).toEqual([1, 1]);
});

test('a change queued during a refresh is sent before the refresh’s next part', async () => {
  const world = await open({ before: ({ hold }) => hold(ITEM) });
  world.hold('/sincronizacao/catalogo');
  await until(() => world.times('/sincronizacao/catalogo') === 1);
  await world.add(linha(1));
  announceEnqueued(world.env.vault.name);
  await until(() => world.times(ITEM) === 1);
  world.release('/sincronizacao/catalogo');
  await quiet();
  expect(world.times(sincronizarCombosMudados.path)).toBe(0);
  world.release(ITEM);
  await until(() => world.times(sincronizarCombosMudados.path) === 1);
});

test('an unexpected error in a refresh is reported, and the next refresh runs', async () => {
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

test('an unexpected error after an order is reported', async () => {
  const { env, add, errors } = await opened();
  vi.spyOn(env.vault.clientes, 'update').mockImplementationOnce(() => {
    throw new Error('unwritable');
  });
  await add(sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]), { at: NOW }));
  announceEnqueued(env.vault.name);
  await until(() => errors.length === 1);
  expect(errors).toEqual([expect.objectContaining({ message: 'unwritable' })]);
});

test('one window at a time sends, and one refreshes, under the user’s own locks', async () => {
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

test('a claim names its window in a browser with locks', async () => {
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

test('the first response after a silence starts a refresh', async () => {
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

test('a page that lost its network asks the server at once, while it is visible', async () => {
  const { window, document, times } = await opened();
  const before = times(PROBE);
  window.dispatchEvent(new Event('offline'));
  await until(() => times(PROBE) === before + 1);
  document.visibilityState = 'hidden';
  window.dispatchEvent(new Event('offline'));
  await quiet();
  expect(times(PROBE)).toBe(before + 1);
});
