import { expect, test } from 'vitest';
import { toAvisos } from './avisos.ts';

test('a wish to be told of an item waits, and is known once the server confirmed it', () => {
  const wish = (idItem: number, idItemTipo = 1) => ({
    intent: { tipo: 'intencao' as const, idItem, idItemTipo, descricao: '' },
  });
  expect([...toAvisos([wish(1), wish(2)], [wish(2), wish(3, 2)])]).toEqual([
    ['1:1', 'fila'],
    ['1:2', 'feito'],
    ['2:3', 'feito'],
  ]);
});
