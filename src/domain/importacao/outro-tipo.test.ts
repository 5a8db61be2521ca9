import { expect, test } from 'vitest';
import { linhasDoOutroTipo, outroTipo } from './outro-tipo.ts';

const EAN = '7896422507059';
const rows = [EAN, '7896422507058', '12757', 'AB-0012', `0${EAN}`, 'dipirona 500', '7,89E+12', ''].map(
  (identificacao) => ({ identificacao, status: '2' as const }),
);
const named = (tipo: '0' | '1') => linhasDoOutroTipo(rows, tipo).map(({ identificacao }) => identificacao);

test('an unfound line is looked up as a bar code if its check digit is right, else as a code', () => {
  expect(named('1')).toEqual([EAN, `0${EAN}`]);
  expect(named('0')).toEqual(['7896422507058', '12757', 'AB-0012']);
});

test('a found line is not looked up again', () => {
  const found = (['1', '3', '4', '5'] as const).map((status) => ({ identificacao: EAN, status }));
  expect(linhasDoOutroTipo(found, '1')).toEqual([]);
});

test('each way to name products is the other of the other one', () => {
  expect([outroTipo('0'), outroTipo('1')]).toEqual(['1', '0']);
});
