import { expect, test } from 'vitest';
import { readNavegacao } from './navegacao.ts';

test.each([
  [{ idCartaCorrecao: 7 }, 7],
  [{ cartaCorrecao: { idCartaCorrecao: 7, data: 'x' }, listaRow: { row: 1 } }, 7],
  [{ idCartaCorrecao: '7' }, null],
  [{ idCartaCorrecao: -7 }, null],
  [{ cartaCorrecao: null }, null],
  [{ listaRow: { row: 1 } }, null],
  [null, null],
  ['7', null],
])('the letter of the navigation state %j is %s', (state, id) => {
  expect(readNavegacao(state)).toBe(id);
});
