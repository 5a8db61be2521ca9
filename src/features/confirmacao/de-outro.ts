import type { EnvioIntent } from '#vault/outbox-rows.ts';

/** An order's number and local code. */
export type PedidoComCodigo = { idPrePedido: number; codigoLocal: string };

/** The orders of a confirmed submission that carry another submission's code: another device made them first. */
export const deOutroOf = (
  { codigoLocal: own }: Pick<EnvioIntent, 'codigoLocal'>,
  pedidos: readonly { idPrePedido: number; codigoLocal: string | null }[],
): PedidoComCodigo[] =>
  pedidos.flatMap(({ idPrePedido, codigoLocal }) =>
    codigoLocal !== null && codigoLocal !== own ? [{ idPrePedido, codigoLocal }] : [],
  );

/** The sentence for an order that another device made first. */
export const deOutroText = ({ idPrePedido, codigoLocal }: PedidoComCodigo): string =>
  `O nº ${idPrePedido} já tinha sido feito em outro aparelho, como ${codigoLocal}. Nada foi pedido duas vezes.`;
