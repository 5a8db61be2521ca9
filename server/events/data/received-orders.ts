import { readComDocumentos, shareNumeros, withdrawHistorico } from '#server/db/past-orders.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';

export type PedidoRecebido = {
  readonly idPrePedido: number;
  readonly numeroErp: string;
  readonly recebidoEm: Date;
};

/**
 * Takes the place of a past order that the company loaded under the same number, so that it is not there twice.
 * @returns false when that one is of another customer or has documents.
 */
async function replacePassado(
  trx: DatabaseTransaction,
  { idPrePedido, numeroErp }: PedidoRecebido,
): Promise<boolean> {
  const passado = await trx
    .selectFrom('codigoErp')
    .innerJoin('prePedido as passado', 'passado.idPrePedido', 'codigoErp.id')
    .innerJoin('prePedido as feito', (join) => join.on('feito.idPrePedido', '=', idPrePedido))
    .select(['codigoErp.id', 'passado.idPessoaCliente as dele', 'feito.idPessoaCliente as deste'])
    .where('recurso', '=', 'historico')
    .where('codigo', '=', numeroErp)
    .where('retirado', '=', false)
    .whereRef('passado.idPrePedido', '<>', 'feito.idPrePedido')
    .executeTakeFirst();
  if (passado === undefined) return true;
  const { id, dele, deste } = passado;
  if (dele !== deste || (await readComDocumentos(trx, [id])).has(id)) return false;
  await withdrawHistorico(trx, [id]);
  return true;
}

const readRecebido = (db: Database, idPrePedido: number): Promise<PedidoRecebido | undefined> =>
  db.selectFrom('pedidoErp').selectAll().where('idPrePedido', '=', idPrePedido).executeTakeFirst();

/**
 * Keeps the company's number of an order: the first one counts, and each call returns it. Undefined for an unknown order;
 * `passado`: the number is of a past order that must stay.
 */
export const receberPedido = (
  db: Database,
  recebido: PedidoRecebido,
): Promise<PedidoRecebido | 'passado' | undefined> =>
  db.transaction().execute(async (trx) => {
    const { idPrePedido, numeroErp, recebidoEm } = recebido;
    await shareNumeros(trx);
    const kept = await readRecebido(trx, idPrePedido);
    if (kept !== undefined) return kept;
    if (!(await replacePassado(trx, recebido))) return 'passado';
    // Writing the order tells its devices of the number.
    await trx
      .with('novo', (inside) =>
        inside
          .insertInto('pedidoErp')
          .columns(['idPrePedido', 'numeroErp', 'recebidoEm'])
          .expression((eb) =>
            eb
              .selectFrom('prePedido')
              .select((one) => [
                'prePedido.idPrePedido',
                one.val(numeroErp).as('numeroErp'),
                one.cast<Date>(one.val(recebidoEm), 'timestamptz').as('recebidoEm'),
              ])
              .where('prePedido.idPrePedido', '=', idPrePedido),
          )
          .onConflict((conflict) => conflict.column('idPrePedido').doNothing())
          .returning('pedidoErp.idPrePedido'),
      )
      .updateTable('prePedido')
      .set({ mudado: -1 })
      .where('prePedido.idPrePedido', 'in', (eb) => eb.selectFrom('novo').select('novo.idPrePedido'))
      .execute();
    return await readRecebido(trx, idPrePedido);
  });
