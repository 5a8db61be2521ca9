import { expect, test } from 'vitest';
import { addDays, addWorkingDays } from '#lib/business-day.ts';
import { previsaoDe } from './previsao-entrega.ts';

const UTEIS = ['seg', 'ter', 'qua', 'qui', 'sex'];
const FRIDAY = '2026-11-20';
const SEMANA = { semana: UTEIS, excecoes: [], semFeriados: false };

test('from Monday to Friday without exceptions the days of delivery are the working days', () => {
  for (let at = 0; at < 7; at += 1) {
    const day = addDays(FRIDAY, at);
    for (const prazo of [0, 1, 2, 5, 11]) {
      expect(previsaoDe(day, prazo, SEMANA)).toBe(addWorkingDays(day, prazo));
    }
  }
});

test('a company delivers on its own weekdays, and not on the days that it leaves out', () => {
  const dias = { ...SEMANA, semana: ['ter', 'sab'] };
  expect(previsaoDe(FRIDAY, 1, dias)).toBe('2026-11-21');
  expect(previsaoDe(FRIDAY, 2, dias)).toBe('2026-11-24');
  expect(previsaoDe(FRIDAY, 2, { ...dias, excecoes: ['2026-11-21'] })).toBe('2026-11-28');
});

test('a company that does not deliver on national holidays delivers on the days around them', () => {
  const antes = '2026-12-24';
  expect(previsaoDe(antes, 1, SEMANA)).toBe('2026-12-25');
  expect(previsaoDe(antes, 1, { ...SEMANA, semFeriados: true })).toBe('2026-12-28');
  expect(previsaoDe(antes, 5, { ...SEMANA, semFeriados: true })).toBe('2027-01-04');
  // Banks are closed on carnival's days, shops are not.
  expect(previsaoDe('2027-02-05', 1, { ...SEMANA, semFeriados: true })).toBe('2027-02-08');
});
