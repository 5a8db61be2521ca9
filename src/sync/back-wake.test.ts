import { expect, test } from 'vitest';
import { createBackWake } from './back-wake.ts';

const MINUTE = 60_000;

test('an unsteady line wakes less and less often; after a long quiet it wakes at once again', () => {
  let now = 0;
  const woken: number[] = [];
  const back = createBackWake(
    () => now,
    () => woken.push(now / 1000),
  );
  for (; now < 3 * MINUTE; now += 2000) back();
  // Twice as long each time, but at most a minute.
  expect(woken).toEqual([0, 8, 24, 56, 116, 176]);
  now = 20 * MINUTE;
  back();
  now += 8000;
  back();
  expect(woken.slice(6)).toEqual([1200, 1208]);
});
