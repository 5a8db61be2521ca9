import { expect, test } from 'vitest';
import { createTurnTimes } from './visitor-pace.ts';

const LIMITS = { perSecond: 10, burst: 3, longestMs: 250, most: 4 };

function pacing() {
  const clock = { now: 1000 };
  return { clock, turnOf: createTurnTimes(LIMITS, () => clock.now) };
}

test('a burst goes at once, what follows waits for its turn, and what would wait too long is refused', () => {
  const { turnOf } = pacing();
  const waits = Array.from({ length: 7 }, () => turnOf('a'));
  expect(waits).toEqual([0, 0, 0, 100, 200, undefined, undefined]);
});

test('a refused request does not put the next one off', () => {
  const { clock, turnOf } = pacing();
  for (let i = 0; i < 20; i++) turnOf('a');
  clock.now += 100;
  expect([turnOf('a'), turnOf('a')]).toEqual([200, undefined]);
});

test('an address that rests has its burst again, and no more than that', () => {
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

test('many addresses push out those that rest, then those that came first', () => {
  const { clock, turnOf } = pacing();
  for (const name of ['a', 'b', 'c', 'd']) for (let i = 0; i < 5; i++) turnOf(name);
  expect(turnOf('e')).toBe(0);
  expect(turnOf('b')).toBe(undefined);
  expect(turnOf('a')).toBe(0);
  clock.now += 60_000;
  expect(turnOf('f')).toBe(0);
  expect(turnOf('b')).toBe(0);
});
