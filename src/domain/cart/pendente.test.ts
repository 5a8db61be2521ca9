import { expect, test } from 'vitest';
import { isPendente } from './pendente.ts';

test('a cart is pending while its payment waits, is in process or is partly done', () => {
  expect([2, 3, 4, 5, 6].map(isPendente)).toEqual([false, true, true, true, false]);
  expect(isPendente(undefined)).toBe(false);
});
