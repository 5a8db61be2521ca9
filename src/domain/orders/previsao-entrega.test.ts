import { expect, test } from 'vitest';
import { addDays, addWorkingDays } from '#lib/business-day.ts';
import { previsaoDe } from './previsao-entrega.ts';

const UTEIS = ['seg', 'ter', 'qua', 'qui', 'sex'];
const FRIDAY = '2026-11-20';

test('from Monday to Friday without exceptions the days of delivery are the working days', () => {
  for (let at = 0; at < 7; at += 1) {
    const day = addDays(FRIDAY, at);
    for (const prazo of [0, 1, 2, 5, 11]) {
      expect(previsaoDe(day, prazo, { semana: UTEIS, excecoes: [] })).toBe(addWorkingDays(day, prazo));
    }
  }
});

test('a company delivers on its own weekdays, and not on the days that it leaves out', () => {
  const semana = ['ter', 'sab'];
  expect(previsaoDe(FRIDAY, 1, { semana, excecoes: [] })).toBe('2026-11-21');
  expect(previsaoDe(FRIDAY, 2, { semana, excecoes: [] })).toBe('2026-11-24');
  expect(previsaoDe(FRIDAY, 2, { semana, excecoes: ['2026-11-21'] })).toBe('2026-11-28');
});
