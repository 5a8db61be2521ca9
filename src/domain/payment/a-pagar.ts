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

/** True for an open instalment after its due date. */
export const isAtrasada = (linha: ContaDoDia): boolean => !isLiquidada(linha) && linha.atraso > 0;

/** True for an open instalment that is due soon, seen on `hoje` (2026-11-20). */
export const isAVencer = (linha: ContaDoDia, hoje: string): boolean =>
  !isLiquidada(linha) && linha.atraso === 0 && linha.conta.dataVencimento <= addDays(hoje, DIAS_A_VENCER);

/** Sums a customer's late instalments and those due soon on a day (2026-11-20). */
export function aPagarOf(contas: readonly Recebivel[], hoje: string): APagar {
  const linhas = contas.map((conta) => contaDoDia(conta, hoje));
  return {
    atrasadas: somar(linhas.filter(isAtrasada)),
    aVencer: somar(linhas.filter((linha) => isAVencer(linha, hoje))),
  };
}
