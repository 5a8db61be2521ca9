import { expect, test } from 'vitest';
import { bareDocumento, digitosCnpj, faultOfDocumento, isCnpj, isCpf, isCpfCnpj } from './documento.ts';

test('digitosCnpj computes the check digits of the Receita Federal', () => {
  // Published numbers of Banco do Brasil and Petrobras, and the Receita's own example with letters.
  expect(digitosCnpj('000000000001')).toBe('91');
  // A remainder below two gives zero.
  expect(digitosCnpj('330001670001')).toBe('01');
  expect(digitosCnpj('12ABC34501DE')).toBe('35');
});

test('isCpf verifies the check digits', () => {
  expect(isCpf('52998224725')).toBe(true);
  expect(isCpf('12345678909')).toBe(true);
  for (const wrong of ['52998224726', '52998224715', '5299822472', '11111111111', '5299822472A', '']) {
    expect([wrong, isCpf(wrong)]).toEqual([wrong, false]);
  }
});

test('isCnpj verifies the check digits, also with letters', () => {
  expect(isCnpj('33000167000101')).toBe(true);
  expect(isCnpj('12ABC34501DE35')).toBe(true);
  const wrongs = ['33000167000102', '12ABC34501DE53', '12abc34501de35', '12ABC34501DEA5', '00000000000000'];
  for (const wrong of wrongs) expect([wrong, isCnpj(wrong)]).toEqual([wrong, false]);
});

test('bareDocumento removes signs and writes capitals', () => {
  expect(bareDocumento(' 12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(isCpfCnpj(bareDocumento('529.982.247-25'))).toBe(true);
  expect(isCpfCnpj('123')).toBe(false);
});

test('isCpf and isCnpj reject an extra character before or after the number', () => {
  expect(['152998224725', '529982247251', 'x52998224725', '52998224725x'].map(isCpf)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['133000167000101', '330001670001011', '-33000167000101', '33000167000101-'].map(isCnpj)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a number that is too short for a CNPJ is said with its digits', () => {
  const short = 'dos 14 algarismos de um CNPJ: uma planilha tira os zeros do começo';
  expect(faultOfDocumento('1234567000195')).toBe(`tem 13 ${short}`);
  expect(faultOfDocumento('123456700019')).toBe(`tem 12 ${short}`);
  for (const wrong of ['11111111111', '33000167000102', '12ABC3450DE35'])
    expect([wrong, faultOfDocumento(wrong)]).toEqual([wrong, 'é inválido']);
});
