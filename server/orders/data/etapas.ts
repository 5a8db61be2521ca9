import type { PedidoEtapa } from '#contract/orders/pedido-lista.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { descricaoSituacao } from '#server/db/situacoes.ts';

/** Stores when an order reached a status; the last time counts. */
export async function putEtapa(
  db: Database,
  idPrePedido: number,
  { idPedidoSituacao, em }: { idPedidoSituacao: number; em: Date },
): Promise<void> {
  await db
    .insertInto('pedidoEtapa')
    .values({ idPrePedido, idPedidoSituacao, em })
    .onConflict((conflict) => conflict.columns(['idPrePedido', 'idPedidoSituacao']).doUpdateSet({ em }))
    .execute();
}

/** Statuses that orders of the user's customers reached, oldest first, by order number. `idPrePedidos` is not empty. */
export async function listEtapas(
  scope: Scope,
  idPrePedidos: readonly number[],
): Promise<Map<number, PedidoEtapa[]>> {
  const rows = await scope
    .prePedidos()
    .innerJoin('pedidoEtapa', 'pedidoEtapa.idPrePedido', 'prePedido.idPrePedido')
    .select(['pedidoEtapa.idPrePedido', 'pedidoEtapa.idPedidoSituacao', 'pedidoEtapa.em'])
    .where('prePedido.idPrePedido', 'in', idPrePedidos)
    .orderBy('pedidoEtapa.em')
    .orderBy('pedidoEtapa.idPedidoSituacao')
    .execute();
  const byPedido = Map.groupBy(rows, (row) => row.idPrePedido);
  return new Map(Array.from(byPedido, ([idPrePedido, ofPedido]) => [idPrePedido, ofPedido.map(toEtapa)]));
}

const toEtapa = ({ idPedidoSituacao, em }: { idPedidoSituacao: number; em: Date }): PedidoEtapa => ({
  idPedidoSituacao,
  descPedidoSituacao: descricaoSituacao(idPedidoSituacao),
  dataHora: toBusinessInstant(em),
});
