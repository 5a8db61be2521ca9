import { expect, test } from 'vitest';
import { createUsedTime } from './used-time.ts';

function timed(price: number) {
  const clock = { ms: 1000 };
  const used = createUsedTime(() => clock.ms, price);
  const work = (name: string, from: number, to: number) => {
    clock.ms = to;
    used.add(name, to - from);
  };
  return { clock, used, work };
}

test('work for half of the time counts as zero at a price of two', () => {
  const { clock, used, work } = timed(2);
  for (let at = 1000; at < 2000; at += 200) work('a', at, at + 100);
  clock.ms = 2000;
  expect(used.of('a')).toBe(0);
});

test('work without a break adds up at a price of two', () => {
  const { used, work } = timed(2);
  for (let at = 1000; at < 2000; at += 100) work('a', at, at + 100);
  expect(used.of('a')).toBe(1000);
});

test('parallel work counts in full, and passing time is subtracted', () => {
  const { clock, used, work } = timed(1);
  for (let i = 0; i < 4; i++) work('a', 1000, 1100);
  expect(used.of('a')).toBe(300);
  expect(used.of('b')).toBe(0);
  clock.ms = 1250;
  expect(used.of('a')).toBe(150);
  clock.ms = 9000;
  expect(used.of('a')).toBe(0);
});

test('a pause gives no credit for later work', () => {
  const { used, work } = timed(1);
  work('a', 1000, 1100);
  work('a', 500_000, 500_100);
  work('a', 500_000, 500_100);
  expect(used.of('a')).toBe(100);
});
