import { expect, test } from 'vitest';
import { codigoBarras, fatorVencimento, linhaDigitavel, modulo10, modulo11 } from './boleto-linha.ts';

test.each([
  ['2000-07-03', '1000'],
  ['2000-07-05', '1002'],
  ['2007-12-31', '3737'],
  ['2010-11-17', '4789'],
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2025-02-23', '1001'],
  ['2049-10-13', '9999'],
])('fatorVencimento of %s is %s', (day, fator) => {
  expect(fatorVencimento(day)).toBe(fator);
});

test.each(['2000-07-02', '2049-10-14', 'soon'])('fatorVencimento throws a RangeError for %j', (day) => {
  expect(() => fatorVencimento(day)).toThrow(RangeError);
});

const doBrasil = {
  banco: '001',
  vencimento: '2007-12-31',
  valor: 1_00,
  campoLivre: '0500940144816060680935031',
};

test("Banco do Brasil's published example gives its barcode and typeable line", () => {
  const barras = codigoBarras(doBrasil);
  expect(barras).toBe('00193373700000001000500940144816060680935031');
  expect(linhaDigitavel(barras)).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100');
});

test('modulo11 turns 0, 10 and 11 into 1, and modulo10 keeps a remainder of 0', () => {
  // 11 - 0, 11 - 1.
  expect([modulo11('0'), modulo11('6')]).toEqual([1, 1]);
  expect([modulo11('1'), modulo10('0'), modulo10('9')]).toEqual([9, 0, 1]);
});

test.each([{ banco: '01' }, { campoLivre: '1' }, { valor: 0 }, { valor: 10_000_000_000 }, { valor: 1.5 }])(
  'codigoBarras throws a RangeError for %j',
  (wrong) => {
    expect(() => codigoBarras({ ...doBrasil, ...wrong })).toThrow(RangeError);
  },
);

test.each([
  [{ banco: '0010' }, 'not the digits of a boleto'],
  [{ banco: 'x001' }, 'not the digits of a boleto'],
  [{ campoLivre: `${doBrasil.campoLivre}1` }, 'not the digits of a boleto'],
  [{ campoLivre: `x${doBrasil.campoLivre}` }, 'not the digits of a boleto'],
  [{ valor: -1 }, 'not a boleto’s value'],
  [{ vencimento: 'soon' }, 'soon has no due-date factor'],
])('codigoBarras names %j in its error', (wrong, message) => {
  expect(() => codigoBarras({ ...doBrasil, ...wrong })).toThrow(message);
});

test('codigoBarras takes a value of ten digits', () => {
  expect(codigoBarras({ ...doBrasil, valor: 9_999_999_999 }).slice(9, 19)).toBe('9999999999');
});
