import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { replied } from '#net/answer-sample.ts';
import { sampleCarrinho } from '#outbox/outbox-sample.ts';
import { announceEnqueued } from '#outbox/wake.ts';
import { quiet, until } from '#sync/start-sample.ts';
import { ITEM, linha, NOW, startedPages, takes, type World } from '#sync/started-sample.ts';
import { REREAD_MS } from './reread-carrinho.ts';

const { opened, closeAll } = startedPages(vi);
afterEach(closeAll);

const reads = ({ times }: World) => times(consultarCarrinho.path);

/** Queues a change of a line; returns once the server has confirmed it. */
async function change(world: World, seq: number): Promise<void> {
  const before = world.times(ITEM);
  await world.add(linha(seq));
  announceEnqueued(world.env.vault.name);
  await until(() => world.times(ITEM) === before + 1);
  await quiet();
}

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await quiet();
}

test('a changed cart is read again 3.5 s after its last confirmed change, once', async () => {
  const world = await opened();
  const before = reads(world);
  await change(world, 1);
  await pass(3499);
  await change(world, 2);
  await pass(3499);
  expect(reads(world)).toBe(before);
  await pass(1);
  expect(reads(world)).toBe(before + 1);
  await pass(60_000);
  expect(reads(world)).toBe(before + 1);
});

test('the cart that was read again is the one on the device', async () => {
  const world = await opened({
    over: (asked) =>
      asked.path === consultarCarrinho.path
        ? replied(consultarCarrinho, sampleCarrinho([{ idItem: 1, quantidade: 9 }], { revisao: 7 }))
        : takes(asked),
  });
  await change(world, 1);
  await pass(REREAD_MS);
  const kept = await world.env.vault.carrinhos.get(101);
  expect([kept?.carrinho?.revisao, kept?.carrinho?.itens[0]?.quantidade]).toEqual([7, 9]);
});

test('a cart with unsent changes is not read: their own responses bring it', async () => {
  const world = await opened();
  const before = reads(world);
  await change(world, 1);
  await world.add(linha(2, { notBefore: NOW + 60_000 }));
  await pass(REREAD_MS);
  expect(reads(world)).toBe(before);
  expect(await world.env.vault.outbox.count()).toBe(1);
});

test('a hidden or stopped page reads no cart again', async () => {
  const hidden = await opened();
  const before = reads(hidden);
  await change(hidden, 1);
  hidden.document.visibilityState = 'hidden';
  await pass(REREAD_MS);
  expect(reads(hidden)).toBe(before);
  await closeAll();
  const stopped = await opened();
  const asked = reads(stopped);
  await change(stopped, 1);
  stopped.sync.stop();
  await pass(REREAD_MS);
  expect(reads(stopped)).toBe(asked);
});
