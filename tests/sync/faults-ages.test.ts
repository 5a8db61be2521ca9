import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { recusarMutacao } from '#contract/cart/mutacao.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { must } from '#lib/must.ts';
import { type Answer, send } from '#net/send.ts';
import { drain } from '#sync/push/push.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
const DAY = 86_400_000;

/** Makes a change that was tried once and did not reach the server; returns its key. */
async function tryUnheard(): Promise<string> {
  await world.device.setQuantidade(must(world.sp[0], 'product'), 5);
  world.device.clock.now += 1000;
  const lost: Answer = { kind: 'silence', reason: 'timeout' };
  const { env } = world.device;
  await drain({
    ...env,
    send: (...asked) => (asked[1].key === undefined ? env.send(...asked) : Promise.resolve(lost)),
  });
  return must((await world.rows())[0], 'row').key;
}

/** Has the server refuse a key for good, as another holder of the same change does. */
async function refuseElsewhere(key: string): Promise<void> {
  const answer = await send(toWire(recusarMutacao, { params: { key } }), { token: world.device.env.token() });
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('chave-recusada') });
}

const questions = async () => (await world.parked()).map(({ codigo }) => codigo);

test('a change of today whose key another device had refused is not called 60 days old by a wrong clock', async () => {
  await refuseElsewhere(await tryUnheard());
  world.device.clock.now += 61 * DAY;
  await world.device.drainAll();
  expect([await questions(), await world.rows()]).toEqual([['chave-recusada'], []]);
});

test('a change of 61 days ago whose key was refused is a question about its age', async () => {
  await refuseElsewhere(await tryUnheard());
  world.device.clock.now += 61 * DAY;
  world.server.levers.ahead += 61 * DAY;
  await world.device.drainAll();
  expect([await questions(), await world.rows()]).toEqual([['verifique'], []]);
});

test('a wrong clock that a full disk does not let the device correct makes no change of today old', async () => {
  await tryUnheard();
  const { checkpoints } = world.device.env.vault;
  checkpoints.hook('updating', (_changes, name) => {
    if (name === 'clock') throw new DOMException('no room', 'QuotaExceededError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.device.clock.now += 61 * DAY;
  await world.device.drainAll();
  expect(warn).toHaveBeenCalledWith('the clock could not be noted', expect.anything());
  warn.mockRestore();
  expect([await questions(), await world.rows()]).toEqual([[], []]);
  expect(await world.device.env.vault.receipts.count()).toBe(1);
});
