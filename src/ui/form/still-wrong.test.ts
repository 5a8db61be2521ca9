import { expect, test } from 'vitest';
import { stillWrong } from './still-wrong.ts';

test('a shown error stays while it holds, in its newest words, and new errors wait', () => {
  const said = { numero: 'Apenas números.', email: 'Inválido.' };
  expect(stillWrong(said, { numero: 'Um número positivo.', cep: 'Inválido.' })).toEqual({
    numero: 'Um número positivo.',
  });
});
