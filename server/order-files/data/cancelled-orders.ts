import { sql } from 'kysely';
import { PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { CancelamentoGravado } from '#server/db/schema/schema-exportacao.ts';
import { type Arquivo, insertArquivo } from './exports.ts';

/** A cancelled order as its file tells it. */
export type PedidoCancelado = CancelamentoGravado & { readonly idPrePedido: number };

/** The most orders of one file. */
const LIMITE = 500;

/** Orders of a destination's files that were cancelled since and are in no file of cancellations. */
const selectNovos = (trx: DatabaseTransaction, idExportacao: number) =>
  trx
    .selectFrom('exportacaoPedido')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'exportacaoPedido.idPrePedido')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'prePedido.idPessoaCliente')
    .leftJoin('pedidoErp', 'pedidoErp.idPrePedido', 'prePedido.idPrePedido')
    .leftJoin('pedidoEtapa', (join) =>
      join
        .onRef('pedidoEtapa.idPrePedido', '=', 'prePedido.idPrePedido')
        .onRef('pedidoEtapa.idPedidoSituacao', '=', 'prePedido.idPedidoSituacao'),
    )
    .select(['prePedido.idPrePedido', 'pessoa.cpfCnpj', 'numeroErp', 'mensagemOcorrencia', 'em'])
    .where('idExportacao', '=', idExportacao)
    .where('arquivo', 'is not', null)
    .where('arquivoCancelamento', 'is', null)
    .where('prePedido.idPedidoSituacao', '=', sql.lit(PEDIDO_CANCELADO))
    .orderBy('prePedido.idPrePedido')
    .limit(LIMITE)
    .execute();

/** Decides the next file of cancellations; false when no order was cancelled. The caller holds the destination. */
export async function decideCancelamentos(
  trx: DatabaseTransaction,
  idExportacao: number,
  now: Date,
): Promise<boolean> {
  const novos = await selectNovos(trx, idExportacao);
  if (novos.length === 0) return false;
  const arquivo = await insertArquivo(trx, idExportacao, 'cancelamentos', now);
  for (const { idPrePedido, cpfCnpj, numeroErp, mensagemOcorrencia, em } of novos) {
    const cancelamento: CancelamentoGravado = {
      em: toBusinessInstant(em ?? now),
      cpfCnpj,
      numeroErp,
      motivo: mensagemOcorrencia ?? '',
    };
    await trx
      .updateTable('exportacaoPedido')
      .set({ cancelamento: JSON.stringify(cancelamento), arquivoCancelamento: arquivo })
      .where('idExportacao', '=', idExportacao)
      .where('idPrePedido', '=', idPrePedido)
      .execute();
  }
  return true;
}

/** The cancelled orders of a file, as they stood when it was decided. */
export async function readCancelados(
  db: Database,
  idExportacao: number,
  { arquivo }: Arquivo,
): Promise<PedidoCancelado[]> {
  const rows = await db
    .selectFrom('exportacaoPedido')
    .select(['idPrePedido', 'cancelamento'])
    .where('idExportacao', '=', idExportacao)
    .where('arquivoCancelamento', '=', arquivo)
    .orderBy('idPrePedido')
    .execute();
  return rows.flatMap(({ idPrePedido, cancelamento }) =>
    cancelamento === null ? [] : [{ idPrePedido, ...cancelamento }],
  );
}
