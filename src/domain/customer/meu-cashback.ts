import {
  CASHBACK_EM_ANALISE,
  CASHBACK_LIBERADO,
  type CashbackLancamento,
} from '#contract/customers/meu-cashback.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Periodo } from '#lib/periodo.ts';

/** The days of invoices, and the wanted situations. */
export type CashbackFiltro = Periodo & { readonly situacoes: readonly number[] };

/** The entries of a filter and their sums in cents. */
export type CashbackDoPeriodo = {
  readonly lancamentos: readonly CashbackLancamento[];
  readonly emAnalise: number;
  readonly gerado: number;
};

/** The name of an entry's situation. */
export const descricaoCashback = (idSituacao: number): string =>
  idSituacao === CASHBACK_LIBERADO ? 'Liberado' : 'Em Análise';

/** Returns the entries of a filter in the given order. */
export function cashbackDe(
  lancamentos: readonly CashbackLancamento[],
  { de, ate, situacoes }: CashbackFiltro,
): CashbackDoPeriodo {
  const found = lancamentos.filter(({ meuCashbackSituacao, lancamento }) => {
    const day = businessDayOf(new Date(lancamento.dataHora));
    return day >= de && day <= ate && situacoes.includes(meuCashbackSituacao.idMeuCashbackSituacao);
  });
  return {
    lancamentos: found,
    emAnalise: sumOf(found, CASHBACK_EM_ANALISE),
    gerado: sumOf(found, CASHBACK_LIBERADO),
  };
}

const sumOf = (lancamentos: readonly CashbackLancamento[], idSituacao: number): number =>
  lancamentos
    .filter(({ meuCashbackSituacao }) => meuCashbackSituacao.idMeuCashbackSituacao === idSituacao)
    .reduce((sum, { lancamento }) => sum + lancamento.valor, 0);
