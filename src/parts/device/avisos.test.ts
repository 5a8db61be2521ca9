import { expect, test } from 'vitest';
import { toAvisos } from './avisos.ts';

test('toAvisos returns a queued stock alert as "fila" and a confirmed one as "feito"', () => {
  const stockAlert = (idItem: number, idItemTipo = 1) => ({
    intent: { tipo: 'intencao' as const, idItem, idItemTipo, descricao: '' },
  });
  expect([...toAvisos([stockAlert(1), stockAlert(2)], [stockAlert(2), stockAlert(3, 2)])]).toEqual([
    ['1:1', 'fila'],
    ['1:2', 'feito'],
    ['2:3', 'feito'],
  ]);
});
