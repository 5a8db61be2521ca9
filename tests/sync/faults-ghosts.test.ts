import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type Answer, send } from '#net/send.ts';
import { retryParked } from '#outbox/decide.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { desk } from '#tests/support/desk.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const product = (n = 0): number => must(world.sp[n], 'product');
const receipts = () => world.device.env.vault.receipts.toArray();

/** A request as it went out: it can be delivered again after its page has given up. */
type Ghost = () => Promise<Answer>;

/**
 * Returns a device whose keyed requests are kept as ghosts; `first` responds to the first one in the
 * network's place.
 */
function haunted(first?: (deliver: Ghost) => Promise<Answer>): { env: SyncEnv; ghosts: Ghost[] } {
  const ghosts: Ghost[] = [];
  const env: SyncEnv = {
    ...world.device.env,
    send: (wire, options) => {
      const deliver = () => send(wire, options);
      if (options.key === undefined) return deliver();
      ghosts.push(deliver);
      return ghosts.length === 1 && first ? first(deliver) : deliver();
    },
  };
  return { env, ghosts };
}

const timedOut: Answer = { kind: 'silence', reason: 'timeout' };
const statusOf = (answer: Answer) => (answer.kind === 'answer' ? answer.status : answer.reason);

async function drainAll(env: SyncEnv): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    const { nextAt } = await drain(env);
    if (nextAt === null) return;
    world.device.clock.now = Math.max(world.device.clock.now, nextAt);
  }
}

test('a response slower than the time-out is requested again under the same key, and the change is done once', async () => {
  await world.device.setQuantidade(product(), 50);
  await world.device.drainAll();
  await world.device.finalizar();
  const { env, ghosts } = haunted(async (deliver) => {
    await deliver();
    return timedOut;
  });
  await drainAll(env);
  expect(ghosts.length).toBeGreaterThan(2);
  expect([(await world.rows()).length, (await world.orders()).length]).toEqual([0, 1]);
});

test('a response that arrives after the response to the retry changes nothing', async () => {
  await world.device.setQuantidade(product(), 5);
  world.device.clock.now += 1000;
  let arrive: (() => void) | undefined;
  const { env } = haunted(
    (deliver) =>
      new Promise((resolve) => {
        arrive = () => void deliver().then(resolve, expect.unreachable);
      }),
  );
  const hung = drain(env);
  await expect.poll(() => arrive).toBeDefined();
  // Its lease has expired: another page sends the same, and the user goes on.
  world.device.clock.now += 61_000;
  await drain(world.device.env);
  await world.device.setQuantidade(product(), 8);
  await world.device.drainAll();
  const before = [await receipts(), await world.device.view()];
  must(arrive, 'request')();
  expect((await hung).errors).toEqual([]);
  expect([await receipts(), await world.device.view()]).toEqual(before);
  expect(await world.quantities()).toEqual({ [product()]: 8 });
});

test('the ghost of a done change, after later ones and after the purge of its receipt, changes nothing', async () => {
  const { env, ghosts } = haunted(async () => timedOut);
  await world.device.setQuantidade(product(), 5);
  await drainAll(env);
  await world.device.setQuantidade(product(), 8);
  await world.device.drainAll();
  expect(await receipts()).toHaveLength(2);
  world.device.clock.now += 91 * 86_400_000;
  world.server.levers.ahead += 91 * 86_400_000;
  await world.device.refresh();
  expect(await receipts()).toEqual([]);
  expect(statusOf(await must(ghosts[0], 'ghost')())).toBe(200);
  await world.device.refresh();
  expect([await world.quantities(), await world.rows()]).toEqual([{ [product()]: 8 }, []]);
});

test('the ghost of a refused order does not become an order after the fix', async () => {
  await world.device.setQuantidade(product(), 50);
  await world.device.drainAll();
  const { db } = world.server.database;
  const { idPessoaCliente } = (await world.device.view()).carrinho;
  await desk.credit(db, idPessoaCliente, 0);
  await world.device.finalizar();
  const { env, ghosts } = haunted();
  await drainAll(env);
  const refused = must((await world.parked())[0], 'refused');
  expect(refused.intent.tipo).toBe('envio');
  await desk.credit(db, idPessoaCliente, 5_000_000);
  await retryParked(world.device.env.vault, refused.key, null, world.device.env);
  await world.device.setQuantidade(product(1), 3);
  await drainAll(env);
  expect(await world.orders()).toHaveLength(1);
  const answers = await Promise.all(ghosts.map((ghost) => ghost()));
  expect(answers.map(statusOf)).toContain(refused.status);
  await world.device.refresh();
  expect(await world.orders()).toHaveLength(1);
  expect([await world.parked(), await world.quantities()]).toEqual([[], { [product(1)]: 3 }]);
});

test('a line added while a newer cart is being taken over is neither lost nor doubled', async () => {
  await world.device.setQuantidade(product(), 5);
  await world.device.drainAll();
  const { vault } = world.device.env;
  const { idPessoaCliente } = (await world.device.view()).carrinho;
  await vault.carrinhos.clear();
  // The response is there; the line is saved before, within and after the step that takes it over.
  await Promise.all([
    world.device.setQuantidade(product(1), 2),
    pullCarrinho(world.device.env, idPessoaCliente),
    world.device.setQuantidade(product(2), 3),
  ]);
  await world.device.setQuantidade(product(3), 4);
  const wanted = { [product()]: 5, [product(1)]: 2, [product(2)]: 3, [product(3)]: 4 };
  expect(await world.quantities()).toEqual(wanted);
  await world.device.drainAll();
  expect([await world.rows(), await world.quantities()]).toEqual([[], wanted]);
});

test('a late refusal to a page that hung does not remove the row that was tried again in its place', async () => {
  await world.device.setQuantidade(product(), 50);
  await world.device.drainAll();
  const { vault } = world.device.env;
  const { db } = world.server.database;
  const { idPessoaCliente } = (await world.device.view()).carrinho;
  await world.device.finalizar();
  await desk.credit(db, idPessoaCliente, 0);
  let arrive: (() => void) | undefined;
  const env: SyncEnv = {
    ...world.device.env,
    send: async (wire, options) => {
      const answer = await send(wire, options);
      if (arrive || !wire.path.includes('ConfirmarCarrinho')) return answer;
      return new Promise((resolve) => {
        arrive = () => resolve(answer);
      });
    },
  };
  const hung = drain(env);
  await expect.poll(() => arrive, { timeout: 5000 }).toBeDefined();
  world.device.clock.now += 61_000;
  await drain(world.device.env);
  const refused = must((await world.parked())[0], 'refused');
  await retryParked(vault, refused.key, null, world.device.env);
  const again = must((await world.rows()).at(-1), 'again');
  expect(again.seq).toBe(refused.seq);
  must(arrive, 'answer')();
  await hung;
  const there = [...(await world.rows()), ...(await world.parked())];
  expect(there.map(({ key }) => key)).toContain(again.key);
});

test('a change tried 61 days ago that became a question is not applied when a copy of it still arrives', async () => {
  await world.device.setQuantidade(product(), 5);
  world.device.clock.now += 1000;
  const { env, ghosts } = haunted(async () => timedOut);
  await drain(env);
  const [lost] = ghosts;
  world.device.clock.now += 61 * 86_400_000;
  world.server.levers.ahead += 61 * 86_400_000;
  await drainAll(env);
  expect((await world.parked()).map((p) => p.codigo)).toEqual(['verifique']);
  const late = await must(lost, 'the lost request')();
  expect(late).toMatchObject({ kind: 'answer', text: expect.stringContaining('"chave-recusada"') });
  await pullCarrinho(env, 101);
  expect((await world.device.view()).carrinho.itens).toEqual([]);
});
