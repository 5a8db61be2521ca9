import { fcpDoSt } from '#domain/invoices/icms.ts';
import { centsOf } from '#domain/price/money.ts';
import type { Scope } from '#server/db/scope.ts';

/** The part of an order's ST for the state's fund against poverty, in cents; 0 for an order of others. */
export async function readFcpDoPedido(scope: Scope, idPrePedido: number): Promise<number> {
  const rows = await scope
    .prePedidos()
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .select(['quantidadeAtendida', 'valorLiquido', 'stValor', 'valorTotal', 'st', 'stFcp'])
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .where('stFcp', '>', 0)
    .execute();
  return rows.reduce((sum, row) => {
    const liquido = centsOf(row.quantidadeAtendida, row.valorLiquido - row.stValor);
    return sum + fcpDoSt(row.valorTotal - liquido, row);
  }, 0);
}
