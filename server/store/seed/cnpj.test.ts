import { expect, test } from 'vitest';
import { CLIENTES, FILIAIS } from './clientes.ts';
import { checkDigitsOf, inventedCnpj } from './cnpj.ts';

test('computes the check digits that the Receita computes', () => {
  // Published ones: Banco do Brasil, Petrobras.
  expect(checkDigitsOf('000000000001')).toBe('91');
  // (a remainder below two gives zero)
  expect(checkDigitsOf('330001670001')).toBe('01');
});

test('gives every invented company its own CNPJ of 14 digits', () => {
  const cnpjs = [...CLIENTES.map((c) => c.cpfCnpj), ...FILIAIS.map((f) => f.cpfCnpj)];
  expect(new Set(cnpjs).size).toBe(14);
  expect(cnpjs.every((cnpj) => /^99\d{12}$/.test(cnpj))).toBe(true);
  expect(inventedCnpj(101)).toBe('99000101000120');
});
