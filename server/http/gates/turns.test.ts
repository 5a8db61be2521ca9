import { expect, onTestFinished, test, vi } from 'vitest';
import { createTurns, type TurnLimits } from './turns.ts';

const LIMITS = { atOnce: 2, perName: 1, deep: 3, waitMs: 10_000 };

/** Records in `order` the label of each turn; `ends` holds the ends of those turns. */
function asking(limits: TurnLimits = LIMITS, now?: () => number) {
  const turns = createTurns(limits, now);
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (label: string) => {
    void turns.take(label.charAt(0)).then((end) => {
      order.push(end === undefined ? `${label} refused` : label);
      if (end !== undefined) ends.set(label, end);
    });
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const end = async (label: string) => {
    ends.get(label)?.();
    await settle();
  };
  return { ask, order, ends, settle, end };
}

test('turns pass over a name that has its share running', async () => {
  const { ask, order, settle, end } = asking();
  for (const label of ['a1', 'a2', 'b1', 'c1']) ask(label);
  await settle();
  expect(order).toEqual(['a1', 'b1']);
  await end('b1');
  expect(order).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('a full queue takes a place from the name that waits most, except for that name itself', async () => {
  const { ask, order, settle } = asking();
  for (const label of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(label);
  await settle();
  expect(order).toEqual(['a1', 'a5 refused']);
  for (const label of ['b1', 'b2']) ask(label);
  await settle();
  expect(order).toEqual(['a1', 'a5 refused', 'b1', 'a4 refused']);
  for (const label of ['c1', 'c2']) ask(label);
  await settle();
  expect(order).toEqual(['a1', 'a5 refused', 'b1', 'a4 refused', 'a3 refused', 'c2 refused']);
});

test('a request that waited too long is refused, and gets no turn later', async () => {
  const { ask, order, end } = asking({ ...LIMITS, waitMs: 20 });
  ask('a1');
  ask('a2');
  await expect.poll(() => order).toEqual(['a1', 'a2 refused']);
  await end('a1');
  ask('a3');
  await expect.poll(() => order).toEqual(['a1', 'a2 refused', 'a3']);
});

test('a name may have several turns at once', async () => {
  const { ask, order, settle, end } = asking({ ...LIMITS, atOnce: Number.POSITIVE_INFINITY, perName: 3 });
  for (const label of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(label);
  await settle();
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1']);
  await end('a2');
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});

test('a name over its burst has one turn at once, and pauses after each for as long as it took', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limits = { atOnce: Number.POSITIVE_INFINITY, perName: 2, burstMs: 100, deep: 9, waitMs: 10_000 };
  const { ask, order, ends } = asking(limits, Date.now);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  for (const label of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(label);
  await pass(200);
  ends.get('a1')?.();
  ends.get('a2')?.();
  for (const label of ['b1', 'b2']) ask(label);
  await pass(199);
  expect(order).toEqual(['a1', 'a2', 'b1', 'b2']);
  await pass(1);
  expect(order.slice(4)).toEqual(['a3']);
  await pass(30);
  ends.get('a3')?.();
  await pass(29);
  expect(order.slice(4)).toEqual(['a3']);
  await pass(1);
  expect(order.slice(4)).toEqual(['a3', 'a4']);
});

test('a name that asks one by one pauses for half of the wait at most, so that it is not refused', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, order, ends } = asking({ ...LIMITS, burstMs: 100, waitMs: 1000 }, Date.now);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  ask('a1');
  await pass(5000);
  ends.get('a1')?.();
  ask('a2');
  await pass(499);
  expect(order).toEqual(['a1']);
  await pass(1);
  expect(order).toEqual(['a1', 'a2']);
});

test('a name below its burst has its whole share again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limits = { atOnce: Number.POSITIVE_INFINITY, perName: 2, burstMs: 100, deep: 9, waitMs: 10_000 };
  const { ask, order, ends } = asking(limits, Date.now);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  ask('a1');
  await pass(200);
  ends.get('a1')?.();
  await pass(300);
  for (const label of ['a2', 'a3', 'a4']) ask(label);
  await pass(0);
  expect(order).toEqual(['a1', 'a2', 'a3']);
});
