import { sql } from 'kysely';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho.ts';
import {
  type Etapa,
  etapasDevidas,
  PEDIDO_FATURADO,
  SITUACOES_EM_ANDAMENTO,
} from '#domain/orders/pedido-etapa.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { putEtapa } from './etapas.ts';
import { faturar } from './faturar.ts';

const wasPaid = sql<boolean>`exists (
  select from "pagamento" p where p."idPrePedido" = "prePedido"."idPrePedido" and p."situacao" = 'pago')`;

/**
 * Orders that go on by themselves: of a cart that is finished, since those of one that awaits payment may be given up
 * as a whole. Of orders that came another way only those that were paid here; the others stay as they came.
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

/** The numbers of the orders for which it is time to go on. */
export async function listAvancaveis(db: Database, now: Date): Promise<number[]> {
  const rows = await selectEmAndamento(db).orderBy('prePedido.idPrePedido').execute();
  return rows.filter((row) => devidas(row, now).length > 0).map((row) => row.idPrePedido);
}

/**
 * Brings an order to where it has to be at `now`, with the time of each status, its invoice and what is owed for it.
 * Nothing when somebody else did it meanwhile. Inside a transaction.
 */
export async function avancarPedido(trx: Database, idPrePedido: number, now: Date): Promise<void> {
  // Held before it is read: who waited for the row reads it, and when it came there, anew.
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
