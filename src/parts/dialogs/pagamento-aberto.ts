import { proxy } from 'valtio';

/** An unpaid order, with the fields that its payment is read by. */
export type PedidoAPagar = {
  readonly idPrePedido: number;
  readonly idFormaPagamento: number;
  readonly idPessoaFilial: number;
  readonly idPessoaCliente: number;
  /** Opened from a list, on which the user stays after the payment. */
  readonly isDaLista?: boolean;
  /** Opened to choose another way to pay. */
  readonly querOutra?: boolean;
};

/** The order whose payment is open over the screen; `pagos` counts the orders paid there. */
export const pagamentoAberto = proxy<{ atual: PedidoAPagar | null; pagos: number }>({
  atual: null,
  pagos: 0,
});

/** Opens the payment of an order over the current screen. */
export function openPagamento(pedido: PedidoAPagar): void {
  pagamentoAberto.atual = pedido;
}

export function closePagamento(): void {
  pagamentoAberto.atual = null;
}

/** Tells the screens that an order was paid. */
export function notePago(): void {
  pagamentoAberto.pagos += 1;
}
