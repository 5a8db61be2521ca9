import {
  SITUACAO_ABERTA,
  SITUACAO_LIQUIDADA,
  SITUACAO_PAGA_EM_PARTE,
} from '#contract/payment/extrato-cliente.ts';
import { mulDiv } from '#domain/price/money.ts';
import { addDays, daysBetween, weekdayOf } from '#lib/business-day.ts';

/**
 * The stored facts of an instalment. Amounts in cents, days as texts. `valorPago` counts partial payments,
 * not the settling one.
 */
export type Conta = {
  readonly dataVencimento: string;
  /** Null while the instalment is open. */
  readonly dataLiquidacao: string | null;
  readonly valor: number;
  readonly abatimento: number;
  readonly descontoFinanceiro: number;
  readonly valorPago: number;
  /** Fine and interest that partial payments fixed, paid before the debt itself (Lei 10.406/2002, art. 354). */
  readonly jurosApurados: number;
  /** The day from which the rest bears interest; null before a late partial payment. */
  readonly jurosDesde: string | null;
  /**
   * Paid before the order goes on: it bears neither fine nor interest, because nothing was delivered for it.
   */
  readonly pagamentoAntecipado: boolean;
  /** Fine, and interest of a month, in hundredths of 1 %. */
  readonly multa: number;
  readonly jurosMes: number;
};

/** The figures of an instalment on one day, or of a settled one on its settlement day. Amounts in cents. */
export type ContaNoDia = {
  /** Days until the due date; 0 from the due date on, and once the instalment is settled. */
  readonly diasParaVencimento: number;
  /** Days late, counted from the due date; 0 once the instalment is settled. */
  readonly atraso: number;
  /** Fine and interest until that day that are not paid. */
  readonly juros: number;
  /** The same with the paid ones. */
  readonly jurosTotal: number;
  /** The debt itself that is not paid, without interest and discount. */
  readonly principal: number;
  /** The financial discount; 0 once the instalment is late. */
  readonly desconto: number;
  readonly valorEsperado: number;
  readonly idSituacao: number;
  readonly legenda: 'atraso' | 'antecipado' | null;
};

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Returns the last day of payment without delay: a due date on a weekend moves to Monday (Lei 7.089/1983).
 * Holidays count as other days.
 */
export function ultimoDia(dataVencimento: string): string {
  const weekday = weekdayOf(dataVencimento);
  return addDays(dataVencimento, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

/**
 * Returns the days late on a day, counted from the due date; 0 until the last day without delay has passed.
 */
export function atrasoEm(dataVencimento: string, dia: string): number {
  if (dia <= dataVencimento) return 0;
  const dias = daysBetween(dataVencimento, dia);
  // Later than two days after it, a weekend makes no difference.
  return dias > 2 || dia > ultimoDia(dataVencimento) ? dias : 0;
}

/** The terms of a late debt. */
export type TermosDeAtraso = Pick<Conta, 'multa' | 'jurosMes'>;

/**
 * The most that a company may ask, and what it asks unless it says otherwise: 2 % once (Lei 8.078/1990, art. 52 § 1) and
 * 1 % a month (Decreto 22.626/1933, art. 5).
 */
export const TERMOS_DE_ATRASO: TermosDeAtraso = { multa: 200, jurosMes: 100 };

const DIAS_DO_MES = 30;
const DIAS_VEZES_INTEIRO = DIAS_DO_MES * 10_000;

/**
 * Returns fine and interest of a late debt in cents: the fine once, the interest by day, without compounding, rounded
 * once, half away from zero.
 */
export const jurosOf = (
  devido: number,
  atraso: number,
  { multa, jurosMes }: TermosDeAtraso = TERMOS_DE_ATRASO,
): number =>
  atraso === 0 ? 0 : mulDiv(Math.max(0, devido), multa * DIAS_DO_MES + jurosMes * atraso, DIAS_VEZES_INTEIRO);

/** Fine and interest of a debt since its due date, or only interest since the day of a partial payment. */
function jurosNovos(conta: Conta, principal: number, atraso: number, dia: string): number {
  const { jurosDesde, jurosMes } = conta;
  if (jurosDesde === null || atraso === 0) return jurosOf(principal, atraso, conta);
  const dias = Math.max(0, daysBetween(jurosDesde, dia));
  return mulDiv(Math.max(0, principal), jurosMes * dias, DIAS_VEZES_INTEIRO);
}

const DESCRICOES: Readonly<Record<number, string>> = {
  [SITUACAO_ABERTA]: 'Em aberto',
  [SITUACAO_LIQUIDADA]: 'Liquidada',
  [SITUACAO_PAGA_EM_PARTE]: 'Paga em parte',
};

/** Returns the situation of an instalment as text. */
export const descricaoSituacaoConta = (idSituacao: number): string => DESCRICOES[idSituacao] ?? '';

function situacaoOf({ dataLiquidacao, valorPago }: Conta): number {
  if (dataLiquidacao !== null) return SITUACAO_LIQUIDADA;
  return valorPago > 0 ? SITUACAO_PAGA_EM_PARTE : SITUACAO_ABERTA;
}

/** Returns the figures of an instalment on `hoje`: the same on a device and on the server. */
export function contaNoDia(conta: Conta, hoje: string): ContaNoDia {
  const { dataVencimento, dataLiquidacao, valor, abatimento, valorPago, pagamentoAntecipado } = conta;
  const isAberta = dataLiquidacao === null;
  const atrasoNoDia = atrasoEm(dataVencimento, dataLiquidacao ?? hoje);
  const { jurosApurados } = conta;
  const principal = valor - abatimento - Math.max(0, valorPago - jurosApurados);
  const novos = pagamentoAntecipado ? 0 : jurosNovos(conta, principal, atrasoNoDia, dataLiquidacao ?? hoje);
  const juros = Math.max(0, jurosApurados - valorPago) + novos;
  const desconto = atrasoNoDia === 0 ? conta.descontoFinanceiro : 0;
  const atraso = isAberta ? atrasoNoDia : 0;
  return {
    diasParaVencimento: isAberta && dataVencimento > hoje ? daysBetween(hoje, dataVencimento) : 0,
    atraso,
    juros,
    jurosTotal: jurosApurados + novos,
    principal,
    desconto,
    valorEsperado: Math.max(0, principal - desconto) + juros,
    idSituacao: situacaoOf(conta),
    legenda: atraso > 0 ? 'atraso' : isAberta && pagamentoAntecipado ? 'antecipado' : null,
  };
}
