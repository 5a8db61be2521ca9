import { expect, test } from 'vitest';
import { isCnpj } from '#domain/customer/documento.ts';
import { CLIENTES, FILIAIS } from './clientes.ts';
import { inventedCnpj } from './cnpj.ts';

test('every invented company has its own 14-digit CNPJ', () => {
  const cnpjs = [...CLIENTES.map((c) => c.cpfCnpj), ...FILIAIS.map((f) => f.cpfCnpj)];
  expect(new Set(cnpjs).size).toBe(14);
  expect(cnpjs.every((cnpj) => /^99\d{12}$/.test(cnpj) && isCnpj(cnpj))).toBe(true);
  expect(inventedCnpj(101)).toBe('99000101000120');
});
