import { expect, test } from 'vitest';
import { chaveAcesso, codigoUf, formatChaveAcesso, isChaveAcesso, tipoEmissaoOf } from './chave-acesso.ts';

const PARTES = {
  estado: 'SP',
  emissao: '2026-11-20',
  cnpj: '99000001000195',
  serie: '1',
  numero: 1234,
  codigo: 55,
};

test('chaveAcesso has 44 digits, and the last one checks the others', () => {
  const key = chaveAcesso(PARTES);
  expect(key).toMatch(/^3526119900000100019555001000001234100000055\d$/);
  const digits = key.slice(0, 43).split('').reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => total + digit * (2 + (i % 8)), 0);
  expect(Number(key.at(-1))).toBe(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  expect(isChaveAcesso(key)).toBe(true);
});

test('isChaveAcesso accepts the manual’s key with its own check digit only', () => {
  const known = '52060433009911002506550120000007800267301615';
  expect(isChaveAcesso(known)).toBe(true);
  for (let digit = 0; digit < 10; digit += 1)
    expect(isChaveAcesso(known.slice(0, 43) + String(digit))).toBe(digit === 5);
});

test('the digit before the code says how an invoice was issued', () => {
  const contingencia = chaveAcesso({ ...PARTES, tipoEmissao: 6 });
  expect(contingencia).toMatch(/^3526119900000100019555001000001234600000055\d$/);
  expect(isChaveAcesso(contingencia)).toBe(true);
  expect([contingencia, chaveAcesso(PARTES)].map(tipoEmissaoOf)).toEqual(['6', '1']);
});

test('the code of a key never equals its number', () => {
  expect(chaveAcesso({ ...PARTES, codigo: 1234 }).slice(35, 43)).toBe('00001235');
});

test('a CNPJ with letters makes a valid key', () => {
  expect(isChaveAcesso(chaveAcesso({ ...PARTES, cnpj: '12ABC34501DE35' }))).toBe(true);
});

test.each([{ estado: 'XX' }, { cnpj: '123' }, { numero: 10 ** 9 }, { codigo: 10 ** 8 }, { tipoEmissao: 10 }])(
  'chaveAcesso throws a RangeError for %j',
  (part) => {
    expect(() => chaveAcesso({ ...PARTES, ...part })).toThrow(RangeError);
  },
);

test('formatChaveAcesso prints groups of four', () => {
  expect(formatChaveAcesso('0123456789'.repeat(4) + '0123')).toBe(
    '0123 4567 8901 2345 6789 0123 4567 8901 2345 6789 0123',
  );
});

test('codigoUf returns each state’s IBGE code, and names an unknown state in its error', () => {
  const estados =
    'RO11 AC12 AM13 RR14 PA15 AP16 TO17 MA21 PI22 CE23 RN24 PB25 PE26 AL27 SE28 BA29 MG31 ES32 RJ33 SP35 PR41 SC42 RS43 MS50 MT51 GO52 DF53';
  for (const estado of estados.split(' ')) expect(codigoUf(estado.slice(0, 2))).toBe(estado.slice(2));
  expect(() => codigoUf('XX')).toThrow(new RangeError('XX is no state'));
});

test('isChaveAcesso rejects an extra or a missing character', () => {
  const key = chaveAcesso(PARTES);
  expect([`1${key}`, `${key}1`, ` ${key}`, key.slice(1)].map(isChaveAcesso)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
