import { expect, test } from 'vitest';
import { isLockTimeout, isUndone } from './chaves.ts';

const failed = (code: unknown) => Object.assign(new Error('failed'), { code });

test('deadlocks and conflicts count as undone, lock timeouts do not', () => {
  expect([failed('40P01'), failed('40001'), failed('55P03')].map(isUndone)).toEqual([true, true, false]);
  expect([failed('40P01'), failed('40001'), failed('55P03')].map(isLockTimeout)).toEqual([
    false,
    false,
    true,
  ]);
});

test('other errors count as neither undone nor a lock timeout', () => {
  for (const error of [
    failed('23505'),
    failed(40001),
    failed(undefined),
    failed(['55P03']),
    new Error('55P03'),
    { code: '40P01' },
    { code: '55P03' },
    '40P01',
    undefined,
    null,
  ]) {
    expect([isUndone(error), isLockTimeout(error)]).toEqual([false, false]);
  }
});
