import { expect, test } from 'vitest';
import { descricaoOrigem } from './situacao.ts';

test.each([
  [1, 'Desktop'],
  [2, 'Portal eletrônico'],
  [3, 'Portal e-commerce'],
  [9, 'Portal e-commerce'],
])('a return of the origin %i was made in the %s', (idOrigem, text) => {
  expect(descricaoOrigem(idOrigem)).toBe(text);
});
