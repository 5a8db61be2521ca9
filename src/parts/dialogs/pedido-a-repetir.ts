import { proxy, ref } from 'valtio';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';

/** The fields of an order that repeating it needs. */
export type PedidoARepetir = Pick<PedidoResumo, 'idPrePedido' | 'idCondicao' | 'itens' | 'orcamento'> & {
  readonly pessoaDestinatario: Pick<PedidoResumo['pessoaDestinatario'], 'idPessoa' | 'nome'>;
};

/** The order that a screen asked last to repeat; `vez` counts its changes. */
export const pedidoARepetir = proxy<{ atual: PedidoARepetir | null; vez: number }>({ atual: null, vez: 0 });

/** Repeats an order from a screen that has no list of orders. */
export function openRepetir(pedido: PedidoARepetir): void {
  pedidoARepetir.atual = ref(pedido);
  pedidoARepetir.vez += 1;
}

export function closeRepetir(): void {
  pedidoARepetir.atual = null;
  pedidoARepetir.vez += 1;
}
