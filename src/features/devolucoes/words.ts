import { formatCount, formatMoney } from '#lib/format-number.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { totaisOf } from './lista.ts';

/** A number of returns in words. */
export const devolucoesText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'devolução' : 'devoluções'}`;

/** The count and the value of a list: '12 devoluções · Valor total R$ 1.234,56'. */
export function totaisText(devolucoes: readonly DevolucaoAqui[]): string {
  const { quantidade, valor } = totaisOf(devolucoes);
  return `${devolucoesText(quantidade)} · Valor total ${formatMoney(valor)}`;
}
