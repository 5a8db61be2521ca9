import {
  SITUACAO_ABERTA,
  SITUACAO_LIQUIDADA,
  SITUACAO_PAGA_EM_PARTE,
} from '#contract/payment/extrato-cliente.ts';
import { mulDiv } from '#domain/price/money.ts';
import { addDays, daysBetween, weekdayOf } from '#lib/business-day.ts';

/** The stored facts of an instalment. Cents; days as texts. `valorPago` counts partial payments, not the settling one. */
export type Conta = {
  readonly dataVencimento: string;
  /** Null while it is open. */
  readonly dataLiquidacao: string | null;
  readonly valor: number;
  readonly abatimento: number;
  readonly descontoFinanceiro: number;
  readonly valorPago: number;
  /** Paid before the order goes on: it bears neither fine nor interest, since nothing was delivered for it. */
  readonly pagamentoAntecipado: boolean;
};

/** The figures of an instalment on one day; of a settled one on the day of its settlement. Cents. */
export type ContaNoDia = {
  /** 0 on the due date and after it, and when it is settled. */
  readonly diasParaVencimento: number;
  /** Days late, counted from the due date; 0 when it is settled. */
  readonly atraso: number;
  /** Fine and interest until that day. */
  readonly juros: number;
  /** The financial discount, while it holds. */
  readonly desconto: number;
  readonly valorEsperado: number;
  readonly idSituacao: number;
  readonly legenda: 'atraso' | 'antecipado' | null;
};

const SATURDAY = 6;
const SUNDAY = 0;

/** The last day of payment without delay: a weekend's due date moves to Monday (Lei 7.089/1983). Holidays are not known. */
export function ultimoDia(dataVencimento: string): string {
  const weekday = weekdayOf(dataVencimento);
  return addDays(dataVencimento, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

/** Days late on a day, counted from the due date; 0 until the last day without delay has passed. */
export const atrasoEm = (dataVencimento: string, dia: string): number =>
  dia > ultimoDia(dataVencimento) ? daysBetween(dataVencimento, dia) : 0;

/**
 * Fine and interest of a late debt in cents: 2 % once (the limit of Lei 8.078/1990, art. 52 § 1) and 1 % a month (that of
 * Decreto 22.626/1933, art. 5), by day, without compounding, rounded once, half away from zero.
 */
export const jurosOf = (devido: number, atraso: number): number =>
  atraso === 0 ? 0 : mulDiv(Math.max(0, devido), 60 + atraso, 3000);

const DESCRICOES: Readonly<Record<number, string>> = {
  [SITUACAO_ABERTA]: 'Em aberto',
  [SITUACAO_LIQUIDADA]: 'Liquidada',
  [SITUACAO_PAGA_EM_PARTE]: 'Paga em parte',
};

/** The situation of an instalment as text. */
export const descricaoSituacaoConta = (idSituacao: number): string => DESCRICOES[idSituacao] ?? '';

function situacaoOf({ dataLiquidacao, valorPago }: Conta): number {
  if (dataLiquidacao !== null) return SITUACAO_LIQUIDADA;
  return valorPago > 0 ? SITUACAO_PAGA_EM_PARTE : SITUACAO_ABERTA;
}

/** The figures of an instalment on `hoje`: the same on a device and on the server. */
export function contaNoDia(conta: Conta, hoje: string): ContaNoDia {
  const { dataVencimento, dataLiquidacao, valor, abatimento, valorPago, pagamentoAntecipado } = conta;
  const isAberta = dataLiquidacao === null;
  const atrasoNoDia = atrasoEm(dataVencimento, dataLiquidacao ?? hoje);
  const devido = valor - abatimento - valorPago;
  const juros = pagamentoAntecipado ? 0 : jurosOf(devido, atrasoNoDia);
  const desconto = atrasoNoDia === 0 ? conta.descontoFinanceiro : 0;
  const atraso = isAberta ? atrasoNoDia : 0;
  return {
    diasParaVencimento: isAberta ? Math.max(0, daysBetween(hoje, dataVencimento)) : 0,
    atraso,
    juros,
    desconto,
    valorEsperado: Math.max(0, devido - desconto) + juros,
    idSituacao: situacaoOf(conta),
    legenda: atraso > 0 ? 'atraso' : isAberta && pagamentoAntecipado ? 'antecipado' : null,
  };
}
