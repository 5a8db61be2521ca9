import { expect, test } from 'vitest';
import { isRascunho, podeMover, temAutorizacao, temEspelho } from './regras.ts';

const SITUACOES = [1, 2, 3, 4, 6, 8, 11, 13];
const where = (rule: (idSituacao: number) => boolean) => SITUACOES.filter(rule);

test('the situation of a return decides what can be done with it', () => {
  expect(where(isRascunho)).toEqual([1]);
  expect(where(podeMover)).toEqual([4, 11]);
  expect(where(temEspelho)).toEqual([2, 3, 4, 6, 11, 13]);
  expect(where(temAutorizacao)).toEqual([11]);
});
