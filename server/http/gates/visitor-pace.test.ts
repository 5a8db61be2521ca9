import { expect, test } from 'vitest';
import { createTurnTimes } from './visitor-pace.ts';

const LIMITS = { perSecond: 10, burst: 3, longestMs: 250, most: 4 };

function pacing() {
  const clock = { now: 1000 };
  return { clock, turnOf: createTurnTimes(LIMITS, () => clock.now) };
}

test('a burst passes at once, later requests wait for their turn, and too long a wait is refused', () => {
  const { turnOf } = pacing();
  const waits = Array.from({ length: 7 }, () => turnOf('a'));
  expect(waits).toEqual([0, 0, 0, 100, 200, undefined, undefined]);
});

test('a refused request does not delay the next one', () => {
  const { clock, turnOf } = pacing();
  for (let i = 0; i < 20; i++) turnOf('a');
  clock.now += 100;
  expect([turnOf('a'), turnOf('a')]).toEqual([200, undefined]);
});

test('an address has its full burst again after a rest, and no more', () => {
  const { clock, turnOf } = pacing();
  for (let i = 0; i < 5; i++) turnOf('a');
  clock.now += 60_000;
  expect([turnOf('a'), turnOf('a'), turnOf('a'), turnOf('a')]).toEqual([0, 0, 0, 100]);
});

test('one address does not slow another down', () => {
  const { turnOf } = pacing();
  for (let i = 0; i < 20; i++) turnOf('a');
  expect(turnOf('b')).toBe(0);
});

test('many addresses push out resting ones first, then the oldest', () => {
  const { clock, turnOf } = pacing();
  for (const name of ['a', 'b', 'c', 'd']) for (let i = 0; i < 5; i++) turnOf(name);
  expect(turnOf('e')).toBe(0);
  expect(turnOf('b')).toBe(undefined);
  expect(turnOf('a')).toBe(0);
  clock.now += 60_000;
  expect(turnOf('f')).toBe(0);
  expect(turnOf('b')).toBe(0);
});
