import fc from 'fast-check';
import { expect, test } from 'vitest';
import { andamentoDe, diasUteisAteOFim, nomeDoMes, percentualDe } from './andamento.ts';

test('a month has its name', () => {
  expect(['2026-01', '2026-03', '2026-11', '2026-12'].map(nomeDoMes)).toEqual([
    'janeiro',
    'março',
    'novembro',
    'dezembro',
  ]);
});

test('the percent is rounded down, so that 100 % is the whole goal', () => {
  expect(percentualDe(48_200_00, 80_000_00)).toBe(60);
  expect(percentualDe(79_999_99, 80_000_00)).toBe(99);
  expect(percentualDe(80_000_00, 80_000_00)).toBe(100);
  expect(percentualDe(83_600_00, 80_000_00)).toBe(104);
});

test('working days are counted from today to the end of the month, without weekends and national holidays', () => {
  // November 2026: the 2nd is a holiday, the 15th a Sunday, the 20th a Friday and a holiday.
  expect(diasUteisAteOFim('2026-11-01')).toBe(19);
  expect(diasUteisAteOFim('2026-11-19')).toBe(7);
  expect(diasUteisAteOFim('2026-11-20')).toBe(6);
  expect(diasUteisAteOFim('2026-11-21')).toBe(6);
  expect(diasUteisAteOFim('2026-11-30')).toBe(1);
  expect(diasUteisAteOFim('2026-02-28')).toBe(0);
  expect(diasUteisAteOFim('2026-12-31')).toBe(1);
});

test('the missing amount is shared by the working days left, today included, and suffices', () => {
  const meta = { realizado: 48_200_00, valor: 80_000_00 };
  expect(andamentoDe(meta, '2026-12-03')).toEqual({
    percentual: 60,
    falta: 31_800_00,
    dias: 20,
    porDia: 1_590_00,
  });
  expect(andamentoDe({ realizado: 0, valor: 1_00 }, '2026-11-26').porDia).toBe(34);
});

test('a reached goal misses nothing, and a month without a working day left has no amount for one', () => {
  expect(andamentoDe({ realizado: 83_600_00, valor: 80_000_00 }, '2026-11-20')).toMatchObject({
    percentual: 104,
    falta: 0,
    porDia: 0,
  });
  expect(andamentoDe({ realizado: 0, valor: 1_00 }, '2026-02-28')).toEqual({
    percentual: 0,
    falta: 1_00,
    dias: 0,
    porDia: null,
  });
});

test('selling the amount of a day on each day reaches the goal', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  const dia = fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
  fc.assert(
    fc.property(cents, fc.nat(100_000_000), dia, (valor, realizado, hoje) => {
      const { percentual, falta, porDia } = andamentoDe({ realizado, valor }, hoje);
      const dias = diasUteisAteOFim(hoje);
      expect(realizado + (porDia ?? 0) * dias >= valor).toBe(true);
      expect(percentual >= 100).toBe(falta === 0);
      expect([percentual, falta, porDia].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
