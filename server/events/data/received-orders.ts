import type { Database } from '#server/db/schema/schema.ts';

export type PedidoRecebido = {
  readonly idPrePedido: number;
  readonly numeroErp: string;
  readonly recebidoEm: Date;
};

/**
 * Keeps the company's number of an order: the first one counts, and each call returns it. Undefined for an unknown order.
 */
export async function receberPedido(
  db: Database,
  recebido: PedidoRecebido,
): Promise<PedidoRecebido | undefined> {
  const { idPrePedido, numeroErp, recebidoEm } = recebido;
  // Writing the order tells its devices of the number.
  await db
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
  return await db
    .selectFrom('pedidoErp')
    .selectAll()
    .where('idPrePedido', '=', idPrePedido)
    .executeTakeFirst();
}
