import { expect, test } from 'vitest';
import { erroPar, periodoDasPendencias } from './periodo.ts';

test('the list begins with the last month, or less where that month is shorter', () => {
  expect(periodoDasPendencias('2026-11-20')).toEqual({ de: '2026-10-20', ate: '2026-11-20' });
  expect(periodoDasPendencias('2026-01-15').de).toBe('2025-12-15');
  expect(periodoDasPendencias('2026-03-31').de).toBe('2026-02-28');
  expect(periodoDasPendencias('2028-03-30').de).toBe('2028-02-29');
});

test('two days are given both or not at all, in order, within a year', () => {
  expect(erroPar(undefined, undefined)).toBeNull();
  expect(erroPar('2026-11-20', '2026-11-20')).toBeNull();
  expect([erroPar('2026-11-20', undefined), erroPar(undefined, '2026-11-20')]).toEqual([
    'Informe a data.',
    'Informe a data.',
  ]);
  expect(erroPar('2026-11-21', '2026-11-20')).toBe('A data inicial é maior que a data final.');
  expect(erroPar('2025-11-20', '2026-11-20')).toBeNull();
  expect(erroPar('2025-11-19', '2026-11-20')).toBe('O período pode ter no máximo um ano.');
});
