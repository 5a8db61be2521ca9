import { expect, test } from 'vitest';
import { boletosNome, segundaViaErrors } from './segunda-via.ts';

const CERTA = { cpfCnpj: '11.222.333/0001-81', notaFiscal: '310001', documento: '' };

test.each([
  ['a company by its invoice', {}],
  ['a person', { cpfCnpj: '529.982.247-25' }],
  ['a company whose number has letters, typed bare and small', { cpfCnpj: '12abc34501de35' }],
  ['by the number of the document', { notaFiscal: '', documento: '310001/1' }],
  ['by both', { documento: '310001/1' }],
])('segundaViaErrors accepts a request: %s', (_, change) => {
  expect(segundaViaErrors({ ...CERTA, ...change })).toEqual({});
});

test.each([
  [{ cpfCnpj: '  ' }, { cpfCnpj: 'Campo obrigatório.' }],
  [{ cpfCnpj: '123' }, { cpfCnpj: 'O CPF/CNPJ informado é inválido.' }],
  [{ cpfCnpj: '1'.repeat(19) }, { cpfCnpj: 'O CPF/CNPJ informado é inválido.' }],
  [{ cpfCnpj: '529.982.247-25     -' }, { cpfCnpj: 'O CPF/CNPJ informado é inválido.' }],
  [{ notaFiscal: ' ' }, { notaFiscal: 'Informe a nota fiscal ou o número do documento.' }],
  [{ notaFiscal: '123456789' }, { notaFiscal: 'Informe apenas números, no máximo 8 dígitos.' }],
  [{ notaFiscal: '12a' }, { notaFiscal: 'Informe apenas números, no máximo 8 dígitos.' }],
  [{ documento: '1'.repeat(51) }, { documento: 'Informe no máximo 50 caracteres.' }],
])('segundaViaErrors rejects %o at its field', (change, errors) => {
  expect(segundaViaErrors({ ...CERTA, ...change })).toEqual(errors);
});

test('boletosNome contains the moment', () => {
  expect(boletosNome('2026-11-21T10:15:30-03:00')).toBe('Boletos-20261121101530.zip');
});

test.each([
  [{ cpfCnpj: '529982247251' }, { cpfCnpj: 'O CPF/CNPJ informado é inválido.' }],
  [{ cpfCnpj: '112223330001811' }, { cpfCnpj: 'O CPF/CNPJ informado é inválido.' }],
  [{ cpfCnpj: ' 11.222.333/0001-81 ' }, {}],
  [{ notaFiscal: '12345678' }, {}],
  [{ notaFiscal: '', documento: ` ${'1'.repeat(50)} ` }, {}],
])('segundaViaErrors accepts the longest value and nothing longer: %o', (change, errors) => {
  expect(segundaViaErrors({ ...CERTA, ...change })).toEqual(errors);
});

test('segundaViaErrors returns no field for a valid request', () => {
  expect(Object.keys(segundaViaErrors(CERTA))).toEqual([]);
});
