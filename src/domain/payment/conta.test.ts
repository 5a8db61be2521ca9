import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#lib/business-day.ts';
import { atrasoEm, type Conta, contaNoDia, jurosOf, TERMOS_DE_ATRASO, ultimoDia } from './conta.ts';

const FRIDAY = '2026-11-20';
const conta = (over: Partial<Conta> = {}): Conta => ({
  dataVencimento: FRIDAY,
  dataLiquidacao: null,
  valor: 1_000_00,
  abatimento: 0,
  descontoFinanceiro: 0,
  valorPago: 0,
  jurosApurados: 0,
  jurosDesde: null,
  pagamentoAntecipado: false,
  ...TERMOS_DE_ATRASO,
  ...over,
});

describe('a late instalment', () => {
  test('bears 2 % at once and 1 % a month: R$ 1.000,00 after 45 days is R$ 1.035,00', () => {
    expect(contaNoDia(conta(), addDays(FRIDAY, 45))).toMatchObject({
      atraso: 45,
      juros: 35_00,
      valorEsperado: 1_035_00,
      legenda: 'atraso',
    });
  });

  test('bears the terms that it was made with', () => {
    const day = addDays(FRIDAY, 45);
    expect(contaNoDia(conta({ multa: 100, jurosMes: 50 }), day)).toMatchObject({ juros: 17_50 });
    expect(contaNoDia(conta({ multa: 0, jurosMes: 0 }), day)).toMatchObject({ atraso: 45, juros: 0 });
    const paid = conta({ jurosMes: 50, valorPago: 35_00, jurosApurados: 35_00, jurosDesde: day });
    expect(contaNoDia(paid, addDays(day, 30))).toMatchObject({ juros: 5_00 });
  });

  test('bears fine and interest on the open amount only', () => {
    const figures = contaNoDia(conta({ abatimento: 100_00, valorPago: 400_00 }), addDays(FRIDAY, 30));
    expect(figures).toMatchObject({ juros: 15_00, valorEsperado: 515_00, idSituacao: 3 });
  });

  test('paid in part bears interest on the rest from that day, after its fixed interest was paid', () => {
    const day = addDays(FRIDAY, 45);
    const paid = conta({ valorPago: 300_00, jurosApurados: 35_00, jurosDesde: day });
    expect(contaNoDia(paid, day)).toMatchObject({ principal: 735_00, juros: 0, valorEsperado: 735_00 });
    expect(contaNoDia(paid, addDays(day, 30))).toMatchObject({
      juros: 7_35,
      jurosTotal: 42_35,
      valorEsperado: 742_35,
    });
  });

  test('paid less than its interest still owes the rest of it and the whole debt', () => {
    const day = addDays(FRIDAY, 45);
    const paid = conta({ valorPago: 20_00, jurosApurados: 35_00, jurosDesde: day });
    expect(contaNoDia(paid, day)).toMatchObject({
      principal: 1_000_00,
      juros: 15_00,
      valorEsperado: 1_015_00,
    });
  });

  test('bears neither if it is paid in advance', () => {
    const figures = contaNoDia(conta({ pagamentoAntecipado: true }), addDays(FRIDAY, 30));
    expect(figures).toMatchObject({ atraso: 30, juros: 0, valorEsperado: 1_000_00, legenda: 'atraso' });
  });

  test('loses its financial discount', () => {
    const due = conta({ descontoFinanceiro: 20_00 });
    expect(contaNoDia(due, FRIDAY)).toMatchObject({ desconto: 20_00, valorEsperado: 980_00 });
    expect(contaNoDia(due, addDays(FRIDAY, 1)).desconto).toBe(0);
  });

  test('due on a weekend is late once Monday has passed, with days counted from the due date', () => {
    const [saturday, sunday, monday] = [1, 2, 3].map((days) => addDays(FRIDAY, days));
    for (const due of [saturday, sunday] as string[]) {
      expect(ultimoDia(due)).toBe(monday);
      expect(atrasoEm(due, monday as string)).toBe(0);
    }
    expect(atrasoEm(saturday as string, addDays(monday as string, 1))).toBe(3);
    expect(atrasoEm(FRIDAY, saturday as string)).toBe(1);
  });
});

test('an instalment not yet due counts the days to its due date', () => {
  expect(contaNoDia(conta(), addDays(FRIDAY, -12))).toMatchObject({
    diasParaVencimento: 12,
    atraso: 0,
    juros: 0,
  });
  expect(contaNoDia(conta(), FRIDAY)).toMatchObject({ diasParaVencimento: 0, atraso: 0, legenda: null });
  expect(contaNoDia(conta({ pagamentoAntecipado: true }), FRIDAY).legenda).toBe('antecipado');
});

test('a settled instalment keeps the figures of its settlement day', () => {
  const settled = conta({ dataLiquidacao: addDays(FRIDAY, 15) });
  const figures = contaNoDia(settled, addDays(FRIDAY, 400));
  expect(figures).toMatchObject({
    atraso: 0,
    juros: 25_00,
    valorEsperado: 1_025_00,
    idSituacao: 2,
    legenda: null,
  });
});

test('fine and interest grow with debt and days, and are exact to the cent', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_000 });
  const days = fc.integer({ min: 0, max: 3650 });
  fc.assert(
    fc.property(cents, days, (devido, atraso) => {
      const juros = jurosOf(devido, atraso);
      const exact = (BigInt(devido) * BigInt(60 + atraso) * 2n + 3000n) / 6000n;
      expect(BigInt(juros)).toBe(atraso === 0 ? 0n : exact);
      expect(jurosOf(devido, atraso + 1)).toBeGreaterThanOrEqual(juros);
    }),
  );
});

test('a partial payment lowers the expected value by itself, on that day and never by more later', () => {
  const cents = fc.integer({ min: 2, max: 10_000_000 });
  const days = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(
      cents,
      days,
      days,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (valor, late, later, share) => {
        const day = addDays(FRIDAY, late);
        const before = contaNoDia(conta({ valor }), day);
        fc.pre(before.atraso > 0);
        const valorPago = Math.max(1, Math.floor(before.valorEsperado * share));
        const paid = conta({ valor, valorPago, jurosApurados: before.jurosTotal, jurosDesde: day });
        expect(contaNoDia(paid, day).valorEsperado).toBe(before.valorEsperado - valorPago);
        const untouched = contaNoDia(conta({ valor }), addDays(day, later)).valorEsperado;
        const rest = contaNoDia(paid, addDays(day, later)).valorEsperado;
        expect(rest).toBeGreaterThanOrEqual(before.valorEsperado - valorPago);
        expect(rest).toBeLessThanOrEqual(untouched - valorPago + 1);
      },
    ),
  );
});

test('the last day without delay is never a weekend and at most two days after the due date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const due = addDays('2000-01-01', offset);
      const last = ultimoDia(due);
      expect([0, 6]).not.toContain(weekdayOf(last));
      expect([0, 1, 2].map((days) => addDays(due, days))).toContain(last);
    }),
  );
});
