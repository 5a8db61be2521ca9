import { expect, test } from 'vitest';
import { sayCount } from './say-count.ts';

test('only 1 is told in the singular', () => {
  const told = [0, 1, 2].map((count) => sayCount(count, 'igual', 'iguais'));
  expect([...told, sayCount(1, 'linha'), sayCount(21, 'linha')]).toEqual([
    '0 iguais',
    '1 igual',
    '2 iguais',
    '1 linha',
    '21 linhas',
  ]);
});
