import { expect, test } from 'vitest';
import { type ComboRestricao, isPermitido } from './combo-restricao.ts';

const QUEM = { cliente: 101, condicao: 1, operacao: 4, origem: 2, vendedor: 1 };
const only = (tipo: ComboRestricao['tipo'], id: number): ComboRestricao => ({ tipo, id, exceto: false });
const but = (tipo: ComboRestricao['tipo'], id: number): ComboRestricao => ({ tipo, id, exceto: true });

test('a combo without rules is sold to everyone', () => {
  expect(isPermitido([], QUEM)).toBe(true);
  expect(isPermitido([], {})).toBe(true);
});

test('the buyer must match one rule of each named kind', () => {
  expect(isPermitido([only('cliente', 101), only('cliente', 102)], QUEM)).toBe(true);
  expect(isPermitido([only('cliente', 102)], QUEM)).toBe(false);
  expect(isPermitido([only('cliente', 101), only('condicao', 2)], QUEM)).toBe(false);
});

test('an exception excludes the buyer, whatever rules match', () => {
  expect(isPermitido([only('cliente', 101), but('vendedor', 1)], QUEM)).toBe(false);
  expect(isPermitido([but('cliente', 102)], QUEM)).toBe(true);
});

test('a visitor without an id matches neither a rule nor an exception of its kind', () => {
  expect(isPermitido([only('condicao', 1)], { operacao: 4, origem: 2 })).toBe(false);
  expect(isPermitido([but('cliente', 101), only('operacao', 4)], { operacao: 4, origem: 2 })).toBe(true);
});
