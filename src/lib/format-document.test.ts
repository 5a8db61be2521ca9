import { expect, test } from 'vitest';
import { formatDocument, formatPhone, formatPostalCode } from './format-document.ts';

test('formatDocument masks 11 digits as CPF and 14 as CNPJ', () => {
  expect(formatDocument('12345678909')).toBe('123.456.789-09');
  expect(formatDocument('18459628000115')).toBe('18.459.628/0001-15');
  expect(formatDocument('18.459.628/0001-15')).toBe('18.459.628/0001-15');
});

test('formatDocument masks a CNPJ with letters', () => {
  expect(formatDocument('12abc34501de35')).toBe('12.ABC.345/01DE-35');
});

test('formatDocument leaves other text unchanged', () => {
  expect(formatDocument('1234')).toBe('1234');
  expect(formatDocument('')).toBe('');
});

test('formatPhone masks numbers with four or five digits before the dash', () => {
  expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
  expect(formatPhone('1132654321')).toBe('(11) 3265-4321');
  expect(formatPhone('190')).toBe('190');
});

test('formatPostalCode masks eight digits', () => {
  expect(formatPostalCode('01310100')).toBe('01310-100');
});
