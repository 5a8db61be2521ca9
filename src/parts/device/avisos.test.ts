import { expect, test } from 'vitest';
import { toAvisos } from './avisos.ts';

test('toAvisos marks a queued stock wish as "fila" and a confirmed one as "feito"', () => {
  const wish = (idItem: number, idItemTipo = 1) => ({
    intent: { tipo: 'intencao' as const, idItem, idItemTipo, descricao: '' },
  });
  expect([...toAvisos([wish(1), wish(2)], [wish(2), wish(3, 2)])]).toEqual([
    ['1:1', 'fila'],
    ['1:2', 'feito'],
    ['2:3', 'feito'],
  ]);
});
