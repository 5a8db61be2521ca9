import { expect, test } from 'vitest';
import { anoErro, periodoErro } from './periodo.ts';

test('a range of one day and of a leap year is valid', () => {
  expect(periodoErro({ de: '2026-11-27', ate: '2026-11-27' })).toBeNull();
  expect(anoErro({ de: '2026-11-27', ate: '2026-11-27' })).toBeNull();
  expect(anoErro({ de: '2028-01-01', ate: '2028-12-31' })).toBeNull();
});

test('a range that ends before it begins, or of more than 366 days, has an error', () => {
  expect(periodoErro({ de: '2026-11-28', ate: '2026-11-27' })).toBe(
    'A data inicial é maior que a data final.',
  );
  expect(anoErro({ de: '2026-11-28', ate: '2026-11-27' })).toBe('A data inicial é maior que a data final.');
  expect(anoErro({ de: '2028-01-01', ate: '2029-01-01' })).toBe('O período pode ter no máximo um ano.');
  expect(anoErro({ de: '1900-01-01', ate: '9999-12-31' })).toBe('O período pode ter no máximo um ano.');
});

test.each([
  ['1899-12-31', '2026-11-20'],
  ['2026-11-20', '0202-11-27'],
  ['0001-01-01', '0001-01-02'],
])('a range from %s to %s has an invalid day, and 1900 is valid', (de, ate) => {
  expect(anoErro({ de, ate })).toBe('Informe uma data válida.');
  expect(anoErro({ de: '1900-01-01', ate: '1900-01-01' })).toBeNull();
});
