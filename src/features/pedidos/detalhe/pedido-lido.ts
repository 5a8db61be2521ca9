import { useSnapshot } from 'valtio';
import type { consultarPedidoDetalhe } from '#contract/orders/pedido-detalhe.ts';
import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import { usePedidoDoAparelho } from '#features/pedidos/queries.ts';
import { usePedidoDoServidor } from '#features/pedidos/queries-servidor.ts';
import { pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import type { Falha } from '#parts/failure/falha.ts';

/** An order on its page: from the server, else from the device. */
export type PedidoNaPagina = PedidoResumo &
  Partial<Pick<ReplyOf<typeof consultarPedidoDetalhe>, 'totalValorUnitarioSugeridoConsederandoUndiades'>>;

export type PedidoLido = {
  /** Undefined while nothing of it is known. */
  lido: { pedido: PedidoNaPagina; itens: readonly PedidoItem[] | undefined; at: number } | undefined;
  /** True once the device was read: unknown parts then come from the server alone. */
  isLocalRead: boolean;
  /** True if the screen shows a current server read. */
  isDoServidor: boolean;
  falha: Falha | null;
  isLendo: boolean;
  reler: () => void;
};

/**
 * An order by its number, first from the device and then from the server; read again when one was paid, and when the
 * device hears that it has come on.
 */
export function usePedidoLido(idPrePedido: number): PedidoLido {
  const { pagos } = useSnapshot(pagamentoAberto);
  const local = usePedidoDoAparelho(idPrePedido);
  const versao =
    local === undefined
      ? null
      : `${pagos} ${local?.pedido.portalPedidoSituacao.idPedidoSituacao ?? ''} ${local?.pedido.numeroErp ?? ''}`;
  const { valor, ...consulta } = usePedidoDoServidor(idPrePedido, versao);
  return {
    lido: valor ?? local ?? undefined,
    isLocalRead: local !== undefined,
    isDoServidor: valor !== undefined,
    ...consulta,
  };
}
