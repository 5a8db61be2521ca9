import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_EM_TRANSPORTE, PEDIDO_FATURADO } from '#contract/orders/situacao.ts';

/** The statuses of an order on its way to the customer: invoiced, and out for delivery. */
export const SITUACOES_A_CAMINHO: readonly number[] = [PEDIDO_FATURADO, PEDIDO_EM_TRANSPORTE];

/**
 * Orders on their way. `desde`: the day of the oldest one; `previsao`: the first expected day of delivery that has not
 * passed, null where none is known; `atrasados`: how many are past their day.
 */
export type ACaminho = {
  readonly numeros: readonly number[];
  readonly desde: string;
  readonly previsao: string | null;
  readonly atrasados: number;
};

const earliest = (days: readonly string[]): string | null =>
  days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

/** Returns those of a customer's orders that are on their way on a day (2026-11-20); null for none. */
export function aCaminhoOf(
  pedidos: readonly Pick<
    PedidoResumo,
    'idPrePedido' | 'orcamento' | 'dataHora' | 'previsaoEntrega' | 'portalPedidoSituacao'
  >[],
  hoje: string,
): ACaminho | null {
  const found = pedidos.filter(
    ({ orcamento, portalPedidoSituacao }) =>
      !orcamento && SITUACOES_A_CAMINHO.includes(portalPedidoSituacao.idPedidoSituacao),
  );
  const desde = earliest(found.map(({ dataHora }) => dataHora.slice(0, 10)));
  if (desde === null) return null;
  const dias = found.flatMap(({ previsaoEntrega }) => previsaoEntrega ?? []);
  return {
    numeros: found.map(({ idPrePedido }) => idPrePedido),
    desde,
    previsao: earliest(dias.filter((dia) => dia >= hoje)),
    atrasados: dias.filter((dia) => dia < hoje).length,
  };
}
