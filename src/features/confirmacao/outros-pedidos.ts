import { millisecondsInDay } from 'date-fns/constants';
import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { isSameLinha } from '#domain/cart/linha.ts';
import { linhasParaRepetir } from '#domain/orders/repetir-pedido.ts';
import { linhasDoPedido } from '#outbox/envio/linhas-do-pedido.ts';
import type { EnvioIntent, PedidoDoCarrinho } from '#vault/outbox-rows.ts';

/** An order stored on this device, with its lines if they are stored. */
export type PedidoMantido = { pedido: PedidoResumo; itens: readonly PedidoItem[] | undefined };

/** The most that two devices' clocks may differ. */
export const CLOCKS_DIFFER_MS = millisecondsInDay;

/** Converts an order to the form in which a cart's refusals name it. */
const toPedidoDoCarrinho = ({ pedido, itens }: PedidoMantido): PedidoDoCarrinho => ({
  idPrePedido: pedido.idPrePedido,
  total: pedido.total,
  idPessoaFilial: pedido.pessoaEmitente.idPessoa,
  idCondicao: pedido.idCondicao,
  idCarrinhoGrupoTipo: pedido.idCarrinhoGrupoTipo,
  codigoLocal: pedido.codigoLocal,
  linhas: itens && linhasParaRepetir(itens, pedido.idCondicao),
});

/**
 * The customer's orders with lines of a submission, made at about its time or later, but not by this device, whose own
 * numbers are `proprios`. In the order of their numbers.
 */
export function outrosPedidos(
  mantidos: readonly PedidoMantido[],
  { intent, at }: { intent: EnvioIntent; at: number },
  proprios: ReadonlySet<number>,
): PedidoDoCarrinho[] {
  return mantidos
    .filter(({ pedido }) => Date.parse(pedido.dataHora) >= at - CLOCKS_DIFFER_MS)
    .filter(({ pedido }) => !pedido.orcamento && !proprios.has(pedido.idPrePedido))
    .map(toPedidoDoCarrinho)
    .filter((pedido) =>
      linhasDoPedido(pedido)?.some((feita) => intent.linhas.some((linha) => isSameLinha(linha, feita))),
    )
    .sort((a, b) => a.idPrePedido - b.idPrePedido);
}
