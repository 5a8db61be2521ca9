import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { replied, silence } from '#net/answer-sample.ts';
import { CLIENTE, linhaIntent, sampleCarrinho, sampleRow } from '#outbox/outbox-sample.ts';
import type { Drained } from './push/push.ts';
import { createSender } from './sender.ts';
import { sampleSync } from './sync-sample.ts';

const NOW = 1_000_000;
const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
const mudou = replied(manterCarrinhoCompra, { carrinho: { ...carrinho, revisao: 6 }, sobrescrito: null });

async function world(respond: Parameters<typeof sampleSync>[0] = () => mudou) {
  const sync = await sampleSync(respond);
  const { vault } = sync.env;
  await vault.carrinhos.put({ idPessoaCliente: CLIENTE.idPessoaCliente, carrinho, at: 1 });
  const drained: Drained[] = [];
  const errors: unknown[] = [];
  let exclusives = 0;
  const sender = createSender(
    sync.env,
    async (work) => {
      exclusives += 1;
      await work();
    },
    { onDrained: (one) => drained.push(one), onError: (error) => errors.push(error) },
  );
  return { ...sync, vault, sender, drained, errors, exclusives: () => exclusives };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a wake-up sends due rows in one drain under the lock, and reports the result', async () => {
  const { sender, vault, drained, asked, exclusives } = await world();
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 4)));
  sender.wake('enqueued');
  await sender.idle();
  expect([asked.length, exclusives()]).toEqual([1, 1]);
  expect(drained).toEqual([{ nextAt: null, answered: false, carrinhos: [101], errors: [] }]);
});

test('a row that is not due yet is sent at its time', async () => {
  const { sender, vault, clock, asked } = await world();
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 4), { notBefore: NOW + 500 }));
  sender.wake('enqueued');
  await sender.idle();
  expect(asked).toEqual([]);
  clock.now += 500;
  vi.advanceTimersByTime(499);
  await sender.idle();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  await sender.idle();
  expect(asked).toHaveLength(1);
});

test.each(['now', 'refresh'] as const)(
  'the user’s wake-up (%s) makes all waiting rows due',
  async (reason) => {
    const { sender, vault, asked } = await world();
    await vault.outbox.add(sampleRow(1, linhaIntent(1, 4), { notBefore: NOW + 500 }));
    sender.wake(reason);
    await sender.idle();
    expect(asked).toHaveLength(1);
  },
);

test('only waiting rows are hurried, and only once', async () => {
  const { sender, vault } = await world(() => silence());
  const sending = { state: 'sending', claim: 'x', leaseUntil: NOW + 9000 } as const;
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 4), { ...sending, notBefore: NOW + 700 }));
  await vault.outbox.add(sampleRow(2, linhaIntent(2, 4), { notBefore: NOW - 700 }));
  await vault.outbox.add(sampleRow(3, linhaIntent(2, 4), { notBefore: NOW + 700 }));
  sender.wake('now');
  await sender.idle();
  expect((await vault.outbox.toArray()).map((r) => r.notBefore)).toEqual([NOW + 700, NOW - 700, NOW]);
  await vault.outbox.update(3, { notBefore: NOW + 800 });
  sender.wake('enqueued');
  await sender.idle();
  expect((await vault.outbox.get(3))?.notBefore).toBe(NOW + 800);
});

test('wake-ups during a drain are followed by one more drain', async () => {
  const { sender, drained } = await world();
  sender.wake('enqueued');
  sender.wake('enqueued');
  sender.wake('enqueued');
  await sender.idle();
  expect(drained).toHaveLength(2);
  sender.wake('enqueued');
  await sender.idle();
  expect(drained).toHaveLength(3);
});

test('a stopped sender sends nothing more, not even rows that become due', async () => {
  const { sender, vault, clock, asked, drained } = await world();
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 4), { notBefore: NOW + 500 }));
  sender.wake('enqueued');
  await sender.idle();
  sender.stop();
  clock.now += 500;
  vi.advanceTimersByTime(60_000);
  sender.wake('now');
  await sender.idle();
  expect([asked.length, drained.length]).toEqual([0, 1]);
  const running = await world();
  await running.vault.outbox.add(sampleRow(1, linhaIntent(1, 4), { notBefore: NOW + 500 }));
  running.sender.wake('enqueued');
  running.sender.wake('enqueued');
  running.sender.stop();
  await running.sender.idle();
  expect([running.drained.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('an error in a lane is reported, and an error of the whole drain does not end the sender', async () => {
  const broken = new Error('broken');
  let fails = true;
  const { sender, vault, errors, drained } = await world(() => {
    if (fails) throw broken;
    return mudou;
  });
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 4)));
  sender.wake('enqueued');
  await sender.idle();
  expect([errors, drained.length]).toEqual([[broken], 1]);
  fails = false;
  const toArray = vi.spyOn(vault.outbox, 'toArray').mockImplementationOnce(() => {
    throw new Error('unreadable');
  });
  sender.wake('enqueued');
  await sender.idle();
  expect(errors).toHaveLength(2);
  toArray.mockRestore();
  sender.wake('enqueued');
  await sender.idle();
  expect(drained).toHaveLength(2);
});

test('a drain that fails as a whole is reported and tried again without a wake-up', async () => {
  const { sender, vault, errors, asked } = await world();
  await vault.outbox.add(sampleRow(1, linhaIntent(1, 4)));
  const lost = new Error('lost');
  const reading = vi.spyOn(vault.outbox, 'toArray').mockImplementationOnce(() => {
    throw lost;
  });
  sender.wake('enqueued');
  await sender.idle();
  expect([errors, asked]).toEqual([[lost], []]);
  vi.advanceTimersByTime(60_000);
  await sender.idle();
  expect([asked.length, await vault.outbox.count()]).toEqual([1, 0]);
  reading.mockRestore();
});
