import { expect, test } from 'vitest';
import { titleOf } from './use-page-title.ts';

test('a screen is named by its heading, the home by the app alone', () => {
  expect(titleOf('/carrinho', 'Carrinho')).toBe('Carrinho · Maleta');
  expect(titleOf('/', 'Bom dia, Ana')).toBe('Maleta');
  expect(titleOf('/busca', '')).toBe('Maleta');
});
