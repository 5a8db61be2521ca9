import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBooleano } from './read-booleano.ts';
import { readDia } from './read-dia.ts';
import { readEmail } from './read-email.ts';
import { readMes } from './read-mes.ts';
import { readMomento } from './read-momento.ts';
import { readNumero } from './read-numero.ts';

test.each([
  ['1.234,56', 1234.56],
  ['1234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1234.56', 1234.56],
  ['1.234.567', 1_234_567],
  ['12,5%', 12.5],
  ['R$ 3,20', 3.2],
  ['R$\u00A01.234,00', 1234],
  ['-3,20', -3.2],
  ['R$ -3,20', -3.2],
  ['-R$ 3,20', -3.2],
  ['3,20-', -3.2],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1,2340', 1.234],
  ['007', 7],
  ['-0,00', 0],
  ['123456789012345', 123_456_789_012_345],
])('the number %j is %d', (texto, value) => {
  expect(readNumero(texto)).toBe(value);
});

test.each(['1.234', '1,234', '12.345', '-999,999'])('%j could be two numbers and is none', (texto) => {
  expect(readNumero(texto)).toBeUndefined();
});

test('the decimal sign of the file tells which of two numbers is meant', () => {
  expect(readNumero('1.234', ',')).toBe(1234);
  expect(readNumero('1.234', '.')).toBe(1.234);
  expect(readNumero('1234.56', ',')).toBeUndefined();
});

const NO_NUMBERS = [
  '',
  ' ',
  'abc',
  '1e5',
  '1.2.3',
  '1,2,3',
  '1,23,456',
  '--1',
  '-1-',
  '1 234',
  '1.234,5.6',
  '.5',
  '5,',
];

test.each([...NO_NUMBERS, '(3,20)', 'US$ 3', '1234567890123456', '٣', 'Infinity', '12.34,56'])(
  '%j is no number',
  (texto) => {
    expect(readNumero(texto)).toBeUndefined();
  },
);

test('a price written with its decimal comma is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
      const texto = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
      expect(readNumero(texto)).toBe(cents === 0 ? 0 : cents / 100);
    }),
  );
});

test.each([
  ['31/12/2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['29/02/2028 00:00:00', '2028-02-29'],
  ['2026-12-31T10:20:30.123', '2026-12-31'],
  [' 01-02-2026 ', '2026-02-01'],
])('the day %j is %s', (texto, dia) => {
  expect(readDia(texto)).toBe(dia);
});

test.each([
  '',
  '29/02/2026',
  '31/04/2026',
  '12/31/2026',
  '1/2/2026',
  '31/12/26',
  '20261231',
  '0000-00-00',
  '2026-12-31Z',
])('%j is no day', (texto) => {
  expect(readDia(texto)).toBeUndefined();
});

test('yes and no are read in the words of a company', () => {
  expect(['S', 'sim', '1', 'TRUE', ' Verdadeiro '].map(readBooleano)).toEqual(Array(5).fill(true));
  expect(['N', 'não', 'nao', '0', 'False', 'NA\u0303O'].map(readBooleano)).toEqual(Array(6).fill(false));
  expect(['', '2', 'x', 'talvez'].map(readBooleano)).toEqual(Array(4).fill(undefined));
});

test.each([
  ['20/11/2026 14:03', '2026-11-20T14:03:00-03:00'],
  ['2026-11-20 14:03:09', '2026-11-20T14:03:09-03:00'],
  ['20/11/2026', '2026-11-20T12:00:00-03:00'],
  // Summer time.
  ['20/11/2018 14:03', '2018-11-20T14:03:00-02:00'],
  ['2026-11-20T14:03:00-04:00', '2026-11-20T14:03:00-04:00'],
  ['2026-11-20T14:03:00.5Z', '2026-11-20T14:03:00.5Z'],
])('the moment %j is %s', (texto, momento) => {
  expect(readMomento(texto)).toBe(momento);
});

test.each(['', '14:03', '20/11/26', '31/02/2026 10:00', '20/11/2026 24:00', '20/11/2026 14h03'])(
  'the text %j is no moment',
  (texto) => {
    expect(readMomento(texto)).toBeUndefined();
  },
);

test.each([
  ['a@b.com', 'a@b.com'],
  ['a@b.com; c@d.com', 'a@b.com'],
  ['a@b.com c@d.com', 'a@b.com'],
  ['a@b.com/c@d.com', 'a@b.com'],
  ['a/b@c.com', 'a/b@c.com'],
  ['sem; c@d.com;', 'c@d.com'],
  ['NÃO TEM', ''],
  ['n/t', ''],
  ['-', ''],
  ['Sem e-mail', ''],
  ['NULL', ''],
  ['', ''],
  ['ana silva@x.com', 'ana silva@x.com'],
  ['fone 3333', 'fone 3333'],
])('the address of %j is %j', (texto, email) => {
  expect(readEmail(texto)).toBe(email);
});

test.each([
  ['2026-11', '2026-11'],
  [' 11/2026 ', '2026-11'],
  ['2026-3', '2026-03'],
  ['1/2027', '2027-01'],
  ['01/11/2026', '2026-11'],
  ['2026-11-30', '2026-11'],
  ['13/2026', undefined],
  ['2026-00', undefined],
  ['31/02/2026', undefined],
  ['novembro', undefined],
  ['11/26', undefined],
])('the month %j is %j', (texto, mes) => {
  expect(readMes(texto)).toBe(mes);
});
