import type { Lancamento } from '#contract/customers/conta-corrente.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Periodo } from '#lib/periodo.ts';

/** Entries of a current account, oldest first, and the balance before the first; amounts in cents. */
export type ContaCorrente = {
  readonly saldoInicial: number;
  readonly lancamentos: readonly Omit<Lancamento, 'saldoAposLancamento'>[];
};

/** The entries of some days with the balance after each, and their totals. */
export type Extrato = {
  readonly lancamentos: readonly Lancamento[];
  readonly saldoInicial: number;
  readonly creditos: number;
  readonly debitos: number;
  readonly saldoFinal: number;
};

/** The change of the balance by an entry: below 0 for a debit. */
export const efeitoOf = ({
  valor,
  naturezaCreditoDebito,
}: Pick<Lancamento, 'valor' | 'naturezaCreditoDebito'>): number =>
  naturezaCreditoDebito.id === 'C' ? valor : -valor;

/** Returns the statement of some days: earlier entries only count for the initial balance, later ones not at all. */
export function extratoDe({ saldoInicial, lancamentos }: ContaCorrente, { de, ate }: Periodo): Extrato {
  let inicial = saldoInicial;
  let creditos = 0;
  let debitos = 0;
  const rows: Lancamento[] = [];
  for (const lancamento of lancamentos) {
    const day = businessDayOf(new Date(lancamento.dataHora));
    if (day > ate) continue;
    const efeito = efeitoOf(lancamento);
    if (day < de) {
      inicial += efeito;
      continue;
    }
    if (efeito > 0) creditos += efeito;
    else debitos -= efeito;
    rows.push({ ...lancamento, saldoAposLancamento: inicial + creditos - debitos });
  }
  const saldoFinal = inicial + creditos - debitos;
  return { lancamentos: rows, saldoInicial: inicial, creditos, debitos, saldoFinal };
}
