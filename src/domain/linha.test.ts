import { expect, test } from 'vitest';
import { nextOf } from './linha.ts';

const linha = (idItem: number) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade: 3 });

test('a line that is taken out knows the one that it stood before', () => {
  const linhas = [linha(1), linha(2)];
  const { quantidade: _, ...segunda } = linha(2);
  expect([nextOf(linha(1), linhas), nextOf(linha(2), linhas), nextOf(linha(3), linhas)]).toEqual([
    segunda,
    undefined,
    undefined,
  ]);
});
