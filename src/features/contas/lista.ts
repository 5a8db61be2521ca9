import { type Recebivel, SITUACAO_PAGA_EM_PARTE } from '#contract/payment/extrato-cliente.ts';
import { isAtrasada, isAVencer } from '#domain/payment/a-pagar.ts';
import { type ContaDoDia, contaDoDia, isLiquidada } from '#domain/payment/conta-recebida.ts';
import { sortContas } from '#domain/payment/contas-ordem.ts';
import type { Filtro, SituacaoFiltro } from './filtro.ts';

const LETS_THROUGH: Record<SituacaoFiltro, (linha: ContaDoDia, hoje: string) => boolean> = {
  abertas: (linha) => !isLiquidada(linha),
  atrasadas: isAtrasada,
  semana: isAVencer,
  parte: ({ idSituacao }) => idSituacao === SITUACAO_PAGA_EM_PARTE,
  liquidadas: isLiquidada,
  todas: () => true,
};

/** The instalments that a filter lets through, in its order, with their figures on `hoje`. The first copy of each counts. */
export function listContas(contas: readonly Recebivel[], filtro: Filtro, hoje: string): ContaDoDia[] {
  const seen = new Set<number>();
  const linhas: ContaDoDia[] = [];
  for (const conta of contas) {
    if (seen.has(conta.id)) continue;
    seen.add(conta.id);
    if (filtro.idFormaPagamento !== null && conta.idFormaPagamento !== filtro.idFormaPagamento) continue;
    const linha = contaDoDia(conta, hoje);
    if (LETS_THROUGH[filtro.situacao](linha, hoje)) linhas.push(linha);
  }
  return sortContas(linhas, filtro.ordem);
}

/** A payment method, as a choice of the filter. */
export type FormaOpcao = { readonly value: number; readonly label: string };

/** The payment methods of a list of instalments, by name. */
export function formasOf(contas: readonly Recebivel[]): FormaOpcao[] {
  const byId = new Map(
    contas.map(({ idFormaPagamento, descFormaPagamento }) => [idFormaPagamento, descFormaPagamento]),
  );
  return [...byId]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}

/** Whether the server has this situation, so that it can write the file of the list. */
export const isNoServidor = ({ situacao }: Filtro): boolean =>
  situacao !== 'atrasadas' && situacao !== 'semana';

/** Whether the server is asked: the device keeps all open instalments, and settled ones of the last 90 days. */
export const asksServer = ({ situacao }: Filtro): boolean =>
  situacao === 'liquidadas' || situacao === 'todas';
