import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import { addDays } from '#lib/business-day.ts';
import { type ContaDoDia, contaDoDia, isLiquidada, totaisOf } from './conta-recebida.ts';

/** A number of instalments, and the sum expected for them in cents. */
export type ContasSomadas = { readonly quantidade: number; readonly valor: number };

/** The open instalments that are late, and those that are due soon. */
export type APagar = { readonly atrasadas: ContasSomadas; readonly aVencer: ContasSomadas };

/** So many days before its due date an instalment is due soon. */
export const DIAS_A_VENCER = 7;

const somar = (linhas: readonly ContaDoDia[]): ContasSomadas => ({
  quantidade: linhas.length,
  valor: totaisOf(linhas).esperado,
});

/** Sums a customer's late instalments and those due soon on a day (2026-11-20). */
export function aPagarOf(contas: readonly Recebivel[], hoje: string): APagar {
  const abertas = contas.map((conta) => contaDoDia(conta, hoje)).filter((linha) => !isLiquidada(linha));
  const ate = addDays(hoje, DIAS_A_VENCER);
  return {
    atrasadas: somar(abertas.filter(({ atraso }) => atraso > 0)),
    aVencer: somar(abertas.filter(({ atraso, conta }) => atraso === 0 && conta.dataVencimento <= ate)),
  };
}
