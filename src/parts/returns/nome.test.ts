import { expect, test } from 'vitest';
import { nomeOf, nomeText } from './nome.ts';

test('a return is called by its number, else by its code', () => {
  const numerada = { id: 12, codigoLocal: 'A7K-042', devolucao: 'r1' };
  expect([nomeOf(numerada), nomeText(numerada)]).toEqual([12, 'nº 12']);
  const nova = { ...numerada, id: null };
  expect([nomeOf(nova), nomeText(nova)]).toEqual(['A7K-042', 'A7K-042']);
  expect(nomeOf({ ...nova, codigoLocal: null })).toBe('r1');
});
