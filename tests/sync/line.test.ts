import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { Answer, SendOptions } from '#net/send.ts';
import { doubtConnection } from '#sync/checkpoint.ts';
import { createLine, type Line } from '#sync/measured.ts';
import { openVault, type Vault } from '#vault/vault.ts';

/** Ignores late events, after a test has ended and its vault is gone. */
const unexpected = (error: unknown) => {
  if (vault.isOpen()) expect.unreachable(String(error));
};

const WIRE = { method: 'GET', path: '/parametros', query: {}, body: null } as const;
const ANSWERED: Answer = { kind: 'answer', status: 200, isOurs: true, retryAfter: null, text: '' };
const LOST: Answer = { kind: 'silence', reason: 'timeout' };
const PORTAL: Answer = { ...ANSWERED, isOurs: false };

type Pending = { options: SendOptions; end: (answer: Answer) => Promise<Answer> };

let vault: Vault;
let line: Line;
let now: number;
let backs: number;
let pending: { options: SendOptions; resolve: (answer: Answer) => void }[];

beforeEach(async () => {
  now = 1_000_000;
  backs = 0;
  pending = [];
  vault = await openVault('line', 1, { now: () => now, uuid: () => crypto.randomUUID() });
  const send = (_wire: unknown, options: SendOptions) =>
    new Promise<Answer>((resolve) => {
      pending.push({ options, resolve });
      options.signal?.addEventListener('abort', () => resolve({ kind: 'silence', reason: 'aborted' }));
    });
  const hooks = { onBack: () => (backs += 1), onError: unexpected };
  line = createLine({ vault, now: () => now, send }, hooks);
});

afterEach(() => vault.delete());

function out(): Pending {
  const answered = line.send(WIRE, {});
  const { options, resolve } = must(pending.at(-1), 'request');
  const end = (answer: Answer) => {
    resolve(answer);
    return answered;
  };
  return { options, end };
}

const connection = () => vault.checkpoints.get('connection');

test('each first response of the server after a silence is reported once; a portal’s does not count', async () => {
  await out().end(ANSWERED);
  expect(backs).toBe(0);
  await out().end(LOST);
  await out().end(PORTAL);
  expect(backs).toBe(0);
  await out().end(ANSWERED);
  await out().end(ANSWERED);
  expect(backs).toBe(1);
});

test('a request that hung while the line was dead is cancelled when it is back; a new one is not', async () => {
  const hung = out();
  now += 6000;
  const young = out();
  await out().end(LOST);
  expect(hung.options.signal?.aborted).toBe(false);
  await out().end(ANSWERED);
  expect([hung.options.signal?.aborted, young.options.signal?.aborted]).toEqual([true, false]);
});

test('a request that is slow while others get responses is never cancelled', async () => {
  const slow = out();
  now += 15_000;
  await out().end(ANSWERED);
  await out().end(ANSWERED);
  expect(slow.options.signal?.aborted).toBe(false);
  expect(line.standing()).toEqual({ quality: 'good', reachedAt: 1_015_000, outSince: 1_000_000 });
});

test('a connection from before this start is marked as old until the first outcome of any kind', async () => {
  await out().end(ANSWERED);
  await expect.poll(connection).toMatchObject({ state: 'connected' });
  await doubtConnection(vault);
  expect(await connection()).toMatchObject({ state: 'connected', at: 1_000_000, stale: true });
  await out().end(ANSWERED);
  await expect.poll(connection).toEqual({
    name: 'connection',
    state: 'connected',
    at: 1_000_000,
    quality: 'good',
  });
  await doubtConnection(vault);
  await out().end(LOST);
  await expect.poll(connection).toEqual({ name: 'connection', state: 'no-signal', at: now, quality: 'none' });
});
