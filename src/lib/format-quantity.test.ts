import { expect, test } from 'vitest';
import { formatQuantity } from './format-quantity.ts';

test('only one thing is named in the singular', () => {
  const words = [0, 1, 2, 1200].map((count) => formatQuantity(count, 'conta', 'contas'));
  expect(words).toEqual(['0 contas', '1 conta', '2 contas', '1.200 contas']);
});
