import type { Database } from '#server/db/schema/schema.ts';

/** `feito`: settled now, `antes`: earlier. Otherwise why the order is not to be settled. */
export type Dispensa =
  | { readonly kind: 'feito' | 'antes'; readonly em: Date }
  | { readonly kind: 'semDestino' | 'semFalha' }
  | { readonly kind: 'escrito'; readonly arquivo: number };

/** Settles an order that no file of a destination could hold: it is told no more, and does not come. */
export const dispensarPedido = (
  db: Database,
  nome: string,
  idPrePedido: number,
  now: Date,
): Promise<Dispensa> =>
  db.transaction().execute(async (trx): Promise<Dispensa> => {
    // A run that decides a file holds the destination too.
    const exportacao = await trx
      .selectFrom('exportacao')
      .select('idExportacao')
      .where('nome', '=', nome)
      .forUpdate()
      .executeTakeFirst();
    if (exportacao === undefined) return { kind: 'semDestino' };
    const pedido = await trx
      .selectFrom('exportacaoPedido')
      .select(['arquivo', 'dispensadoEm'])
      .where('idExportacao', '=', exportacao.idExportacao)
      .where('idPrePedido', '=', idPrePedido)
      .executeTakeFirst();
    if (pedido === undefined) return { kind: 'semFalha' };
    if (pedido.arquivo !== null) return { kind: 'escrito', arquivo: Number(pedido.arquivo) };
    if (pedido.dispensadoEm !== null) return { kind: 'antes', em: pedido.dispensadoEm };
    await trx
      .updateTable('exportacaoPedido')
      .set({ dispensadoEm: now })
      .where('idExportacao', '=', exportacao.idExportacao)
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    return { kind: 'feito', em: now };
  });
