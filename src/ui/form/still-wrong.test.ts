import { expect, test } from 'vitest';
import { stillWrong } from './still-wrong.ts';

test('what was said stays while it holds, in its newest words, and nothing new is said', () => {
  const said = { numero: 'Apenas números.', email: 'Inválido.' };
  expect(stillWrong(said, { numero: 'Um número positivo.', cep: 'Inválido.' })).toEqual({
    numero: 'Um número positivo.',
  });
});
