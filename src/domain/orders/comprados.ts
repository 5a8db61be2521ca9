import { ITEM_PEDIDO_SIMPLES } from '#contract/catalogue/item-tipo.ts';
import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { FINS_DO_PEDIDO } from '#contract/orders/situacao.ts';

/** A purchase of a product: the day of the order, the units that came, and one unit's price with ST. */
export type Compra = { readonly dia: string; readonly quantidade: number; readonly preco: number };

/** A product that a customer bought, with its purchases, the newest first; never empty. */
export type Comprado = {
  readonly idProduto: number;
  readonly descProduto: string;
  readonly compras: readonly [Compra, ...Compra[]];
};

export type PedidoComItens = {
  readonly pedido: Pick<PedidoResumo, 'dataHora' | 'orcamento' | 'portalPedidoSituacao'>;
  readonly itens: readonly PedidoItem[];
};

/**
 * The products of a customer's orders by id. Refused and cancelled orders, quotations, combos and units that did not come
 * count nothing. Prices in ten-thousandths of a real.
 */
export function compradosOf(pedidos: readonly PedidoComItens[]): Map<number, Comprado> {
  const bought = new Map<number, Comprado>();
  const counted = pedidos
    .filter(
      ({ pedido }) =>
        !pedido.orcamento && !FINS_DO_PEDIDO.includes(pedido.portalPedidoSituacao.idPedidoSituacao),
    )
    .toSorted((a, b) => (a.pedido.dataHora < b.pedido.dataHora ? 1 : -1));
  for (const { pedido, itens } of counted) {
    for (const item of itens) {
      const quantidade = item.quantidade - item.quantidadeFalta;
      if (item.idPrePedidoItemTipo !== ITEM_PEDIDO_SIMPLES || quantidade <= 0) continue;
      const compra = { dia: pedido.dataHora.slice(0, 10), quantidade, preco: item.valorUnitarioLiquido };
      const { idProduto, descProduto } = item.produto;
      const before = bought.get(idProduto);
      if (before) bought.set(idProduto, { ...before, compras: [...before.compras, compra] });
      else bought.set(idProduto, { idProduto, descProduto, compras: [compra] });
    }
  }
  return bought;
}
