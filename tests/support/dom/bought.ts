import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { CLIENTE, type PageDevice } from './device.ts';

/** The day so many days ago. */
export const dayAgo = (days: number): string => addDays(businessDayOf(new Date()), -days);

/** Stores an order of so many days ago with units of some products, each R$ 9,00 with ST. */
export async function buy(
  { vault }: PageDevice,
  idPrePedido: number,
  days: number,
  units: Record<number, number>,
): Promise<void> {
  const pedido = pedidoSample({ idPrePedido, dataHora: `${dayAgo(days)}T10:00:00-03:00` });
  const itens = Object.entries(units).map(
    ([idProduto, quantidade]) =>
      ({
        idPrePedidoItemTipo: 1,
        produto: { idProduto: Number(idProduto), descProduto: `PRODUTO ${idProduto}` },
        quantidade,
        quantidadeFalta: 0,
        valorUnitarioLiquido: 9_0000,
      }) as PedidoItem,
  );
  await vault.pedidos.put({ idPrePedido, idPessoaCliente: CLIENTE, pedido, at: 1 });
  await vault.pedidoItens.put({ idPrePedido, idPessoaCliente: CLIENTE, itens });
}
