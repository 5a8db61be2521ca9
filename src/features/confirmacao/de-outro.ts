import type { EnvioIntent, PedidoNumero } from '#vault/outbox-rows.ts';

/** An order's number, and the code that the device which made it gave it. */
export type PedidoComCodigo = { idPrePedido: number; codigoLocal: string };

/** The orders of a confirmed submission that carry another device's code: that one made them first. */
export const deOutroOf = (
  { codigoLocal }: Pick<EnvioIntent, 'codigoLocal'>,
  numeros: readonly PedidoNumero[],
  conhecidos: readonly { idPrePedido: number; codigoLocal: string | null }[],
): PedidoComCodigo[] =>
  conhecidos.flatMap((pedido) =>
    pedido.codigoLocal !== null &&
    pedido.codigoLocal !== codigoLocal &&
    numeros.some((n) => n.idPrePedido === pedido.idPrePedido)
      ? [{ idPrePedido: pedido.idPrePedido, codigoLocal: pedido.codigoLocal }]
      : [],
  );

/** What to say of an order that another device had made already. */
export const deOutroText = ({ idPrePedido, codigoLocal }: PedidoComCodigo): string =>
  `O nº ${idPrePedido} já tinha sido feito em outro aparelho, como ${codigoLocal}. Nada foi pedido duas vezes.`;
