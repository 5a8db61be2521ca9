import { formatDate, formatDateTime, formatTime } from '#lib/format-date.ts';
import { preferenciaFalta } from '#parts/customer/preferencia-falta.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/** The reason why the list has no prices; null when it has them. */
export type SemPrecos =
  | 'sem-cliente'
  | 'sem-dados'
  | 'sem-preferencias'
  | 'sem-meio-pagamento'
  | 'sem-tabela';

export function semPrecosOf(cliente: ClienteRow | null, hasTabela: boolean): SemPrecos | null {
  if (cliente === null) return 'sem-cliente';
  if (cliente.detalhe === null) return 'sem-dados';
  if (contextoForPrecos(cliente) === undefined) {
    const falta = preferenciaFalta(cliente.detalhe);
    return falta === 'meio-pagamento' ? 'sem-meio-pagamento' : 'sem-preferencias';
  }
  return hasTabela ? null : 'sem-tabela';
}

/** The date of the prices: 'preços de hoje 14:03', 'preços de 20/11/2026 08:00'. Epoch milliseconds. */
export function idadePrecos(at: number, now: number): string {
  const isToday = formatDate(at) === formatDate(now);
  return `preços de ${isToday ? `hoje ${formatTime(at)}` : formatDateTime(at)}`;
}
