import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Standing } from './measured.ts';
import { startProbe } from './probe.ts';

const unexpected = (error: unknown) => expect.unreachable(String(error));

const SECOND = 1000;
let standing: Standing;
let asked: number[];
let isLookedAt: boolean;
let stop: () => void;
let doubt: (() => void) | null;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  standing = { quality: 'none', reachedAt: null, outSince: null };
  asked = [];
  isLookedAt = true;
  const send = async (_wire: unknown, { timeoutMs }: { timeoutMs?: number }) => {
    expect(timeoutMs).toBe(5000);
    asked.push(Date.now() / SECOND);
    return { kind: 'silence', reason: 'network' } as const;
  };
  const onDoubt = (listener: () => void) => {
    doubt = listener;
    return () => {
      doubt = null;
    };
  };
  const line = { send, standing: () => standing };
  stop = startProbe(line, { now: () => Date.now(), isLookedAt: () => isLookedAt, onDoubt }, unexpected);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

test('a silent server is probed every eight seconds, and after five minutes every twenty', async () => {
  await pass(25);
  expect(asked).toEqual([8, 16, 24]);
  await pass(5 * 60);
  asked.length = 0;
  await pass(60);
  expect(asked).toHaveLength(3);
});

test('a good line is not probed, and a weak one is', async () => {
  standing = { quality: 'good', reachedAt: 0, outSince: null };
  await pass(60);
  expect(asked).toEqual([]);
  standing = { quality: 'weak', reachedAt: 0, outSince: null };
  await pass(9);
  expect(asked).toHaveLength(1);
});

test('a sign of doubt on a good line starts a probe at once, while the page is visible', async () => {
  standing = { quality: 'good', reachedAt: 0, outSince: null };
  doubt?.();
  expect(asked).toEqual([0]);
  isLookedAt = false;
  doubt?.();
  expect(asked).toEqual([0]);
  stop();
  expect(doubt).toBeNull();
});

test('no probe is sent within eight seconds of a real response', async () => {
  standing = { quality: 'weak', reachedAt: 3 * SECOND, outSince: null };
  await pass(8);
  expect(asked).toEqual([]);
});

test('an overdue request starts a probe, whatever the quality of the line', async () => {
  standing = { quality: 'good', reachedAt: null, outSince: 1 * SECOND };
  await pass(8);
  expect(asked).toEqual([]);
  await pass(8);
  expect(asked).toEqual([16]);
});

test('a hidden page sends no probe', async () => {
  isLookedAt = false;
  await pass(60);
  expect(asked).toEqual([]);
});

test('a stopped probe sends nothing more', async () => {
  await pass(9);
  stop();
  await pass(60);
  expect(asked).toEqual([8]);
});
