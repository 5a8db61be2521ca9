import { expect, test } from 'vitest';
import { createUsedTime } from './used-time.ts';

function timed() {
  const clock = { ms: 1000 };
  const used = createUsedTime(() => clock.ms);
  const work = (name: string, from: number, to: number) => {
    clock.ms = to;
    used.add(name, to - from);
  };
  return { clock, used, work };
}

test('work without a break counts as zero', () => {
  const { used, work } = timed();
  for (let at = 1000; at < 2000; at += 100) work('a', at, at + 100);
  expect(used.of('a')).toBe(0);
});

test('parallel work counts in full, and passing time is subtracted', () => {
  const { clock, used, work } = timed();
  for (let i = 0; i < 4; i++) work('a', 1000, 1100);
  expect(used.of('a')).toBe(300);
  expect(used.of('b')).toBe(0);
  clock.ms = 1250;
  expect(used.of('a')).toBe(150);
  clock.ms = 9000;
  expect(used.of('a')).toBe(0);
});

test('a pause gives no credit for later work', () => {
  const { used, work } = timed();
  work('a', 1000, 1100);
  work('a', 500_000, 500_100);
  work('a', 500_000, 500_100);
  expect(used.of('a')).toBe(100);
});
