import { describe, expect, test } from 'vitest';
import {
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { type Espera, fimDaEspera, isVencido, vencimentoOf } from './espera-pagamento.ts';

/** A Friday at noon in São Paulo. */
const FEITO = new Date('2026-11-20T15:00:00Z');

const espera = (idFormaPagamento: number, more: Partial<Espera> = {}): Espera => ({
  idFormaPagamento,
  dataHora: FEITO,
  ultimaTentativa: null,
  vencimentoRegistrado: null,
  minutosParaPagar: 60,
  diasParaPagar: 3,
  diasDeCompensacao: 2,
  feriadosSemBanco: false,
  esperaGarantida: null,
  ...more,
});

const at = (moment: string): Date => new Date(moment);

test('an order is due three working days after its day in São Paulo', () => {
  expect(vencimentoOf(espera(FORMA_BOLETO_ANTECIPADO))).toBe('2026-11-25');
  const cedo = espera(FORMA_BOLETO_ANTECIPADO, { dataHora: at('2026-11-20T02:59:00Z') });
  expect(vencimentoOf(cedo)).toBe('2026-11-24');
  expect(vencimentoOf(espera(FORMA_BOLETO_ANTECIPADO, { diasParaPagar: 1 }))).toBe('2026-11-23');
});

test('an order by boleto waits over holidays, if the company leaves them out', () => {
  // Wednesday before Christmas, a Friday, and the Friday after it.
  const natal = espera(FORMA_BOLETO_ANTECIPADO, { dataHora: at('2026-12-23T15:00:00Z') });
  expect(vencimentoOf(natal)).toBe('2026-12-28');
  const semBanco = { ...natal, feriadosSemBanco: true };
  expect(vencimentoOf(semBanco)).toBe('2026-12-29');
  const noFim = { ...semBanco, diasDeCompensacao: 3 };
  expect(isVencido(noFim, at('2027-01-04T15:00:00Z'))).toBe(false);
  expect(isVencido(noFim, at('2027-01-05T15:00:00Z'))).toBe(true);
});

describe.each([FORMA_PIX, FORMA_CARTAO])('an order paid by form %i', (forma) => {
  test('waits an hour', () => {
    expect(isVencido(espera(forma), at('2026-11-20T15:59:59Z'))).toBe(false);
    expect(isVencido(espera(forma), at('2026-11-20T16:00:00Z'))).toBe(true);
  });

  test('waits an hour from the last payment attempt', () => {
    const tried = espera(forma, { ultimaTentativa: at('2026-11-20T15:50:00Z') });
    expect(isVencido(tried, at('2026-11-20T16:49:59Z'))).toBe(false);
    expect(isVencido(tried, at('2026-11-20T16:50:00Z'))).toBe(true);
  });

  test('waits as long as the company said when it was made', () => {
    const patient = espera(forma, { minutosParaPagar: 90 });
    expect(isVencido(patient, at('2026-11-20T16:29:59Z'))).toBe(false);
    expect(isVencido(patient, at('2026-11-20T16:30:00Z'))).toBe(true);
    const tried = espera(forma, { minutosParaPagar: 90, ultimaTentativa: at('2026-11-20T20:30:00Z') });
    expect(isVencido(tried, at('2026-11-20T20:59:59Z'))).toBe(false);
    expect(isVencido(tried, at('2026-11-20T21:00:00Z'))).toBe(true);
  });

  test('expires four hours after the order, despite further attempts', () => {
    const tried = espera(forma, { ultimaTentativa: at('2026-11-20T18:55:00Z') });
    expect(isVencido(tried, at('2026-11-20T18:59:59Z'))).toBe(false);
    expect(isVencido(tried, at('2026-11-20T19:00:00Z'))).toBe(true);
  });
});

describe.each([FORMA_BOLETO_ANTECIPADO, FORMA_DEPOSITO_ANTECIPADO])('an order paid by form %i', (forma) => {
  test('waits until a payment on its last day would be known', () => {
    expect(isVencido(espera(forma), at('2026-11-28T02:59:00Z'))).toBe(false);
    expect(isVencido(espera(forma), at('2026-11-28T03:00:00Z'))).toBe(true);
  });

  test('waits for the bank as long as the company said when it was made', () => {
    const quick = espera(forma, { diasDeCompensacao: 0 });
    expect(isVencido(quick, at('2026-11-26T02:59:00Z'))).toBe(false);
    expect(isVencido(quick, at('2026-11-26T03:00:00Z'))).toBe(true);
  });

  test('follows the due day of a registered boleto if it is later, and not if it is earlier', () => {
    const later = espera(forma, { vencimentoRegistrado: '2026-12-04' });
    expect(isVencido(later, at('2026-12-08T12:00:00Z'))).toBe(false);
    expect(isVencido(later, at('2026-12-09T12:00:00Z'))).toBe(true);
    const earlier = espera(forma, { vencimentoRegistrado: '2026-11-21' });
    expect(isVencido(earlier, at('2026-11-27T12:00:00Z'))).toBe(false);
  });
});

test('an order whose way to pay was changed waits at least as long as the earlier way let it', () => {
  const porDeposito = espera(FORMA_DEPOSITO_ANTECIPADO);
  const esperaGarantida = fimDaEspera(porDeposito);
  expect(esperaGarantida).toEqual(at('2026-11-28T03:00:00Z'));
  const porPix = espera(FORMA_PIX, { esperaGarantida });
  expect(isVencido(porPix, at('2026-11-28T02:59:59Z'))).toBe(false);
  expect(isVencido(porPix, at('2026-11-28T03:00:00Z'))).toBe(true);
});

test('a later end by the new way to pay prevails over the earlier one', () => {
  const esperaGarantida = fimDaEspera(espera(FORMA_PIX));
  expect(esperaGarantida).toEqual(at('2026-11-20T16:00:00Z'));
  const porDeposito = espera(FORMA_DEPOSITO_ANTECIPADO, { esperaGarantida });
  expect(fimDaEspera(porDeposito)).toEqual(at('2026-11-28T03:00:00Z'));
});
