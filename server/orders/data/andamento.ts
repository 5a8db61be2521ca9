import { sql } from 'kysely';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { PEDIDO_FATURADO } from '#contract/orders/situacao.ts';
import { type Etapa, etapasDevidas, SITUACOES_EM_ANDAMENTO } from '#domain/orders/pedido-etapa.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { putEtapa } from './etapas.ts';
import { faturar } from './faturar.ts';

const wasPaid = sql<boolean>`exists (
  select from "pagamento" p where p."idPrePedido" = "prePedido"."idPrePedido" and p."situacao" = 'pago')`;

/**
 * Orders that advance automatically: those of a finished cart, since those of a cart that awaits payment may be given
 * up as a whole. Orders without a cart advance only if they were paid here.
 */
const selectEmAndamento = (db: Database) =>
  db
    .selectFrom('prePedido')
    .leftJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .leftJoin('pedidoEtapa', (join) =>
      join
        .onRef('pedidoEtapa.idPrePedido', '=', 'prePedido.idPrePedido')
        .onRef('pedidoEtapa.idPedidoSituacao', '=', 'prePedido.idPedidoSituacao'),
    )
    .selectAll('prePedido')
    .select((eb) => eb.fn.coalesce('pedidoEtapa.em', 'prePedido.dataHora').as('desde'))
    .where('prePedido.idPedidoSituacao', 'in', SITUACOES_EM_ANDAMENTO)
    .where('prePedido.orcamento', '=', false)
    .where((eb) =>
      eb.or([
        eb('carrinho.idCarrinhoSituacao', '=', CARRINHO_FINALIZADO),
        eb.and([eb('prePedido.idCarrinho', 'is', null), wasPaid]),
      ]),
    );

const devidas = (
  { idPedidoSituacao, desde }: { idPedidoSituacao: number; desde: Date },
  now: Date,
): Etapa[] => etapasDevidas({ idPedidoSituacao, em: desde }, now);

/** The numbers of the orders that are due to advance. */
export async function listAvancaveis(db: Database, now: Date): Promise<number[]> {
  const rows = await selectEmAndamento(db).orderBy('prePedido.idPrePedido').execute();
  return rows.filter((row) => devidas(row, now).length > 0).map((row) => row.idPrePedido);
}

/**
 * Brings an order to its due status at `now`, with the time of each status, its invoice and its instalments. Does
 * nothing if another process did it meanwhile. Call it in a transaction.
 */
export async function avancarPedido(trx: Database, idPrePedido: number, now: Date): Promise<void> {
  // Locked before it is read, so that a waiting caller reads the current status and its time.
  await trx
    .selectFrom('prePedido')
    .select('idPrePedido')
    .where('idPrePedido', '=', idPrePedido)
    .forUpdate()
    .execute();
  const pedido = await selectEmAndamento(trx)
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .executeTakeFirst();
  if (pedido === undefined) return;
  const etapas = devidas(pedido, now);
  for (const etapa of etapas) {
    await putEtapa(trx, idPrePedido, etapa);
    if (etapa.idPedidoSituacao === PEDIDO_FATURADO) await faturar(trx, pedido, etapa.em);
  }
  const last = etapas.at(-1);
  if (last === undefined) return;
  await trx
    .updateTable('prePedido')
    .set({ idPedidoSituacao: last.idPedidoSituacao })
    .where('idPrePedido', '=', idPrePedido)
    .execute();
}
