import { CARTA_FINALIZADA } from '#contract/letters/carta.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The corrections in force of invoices, with the product of their line, in the order in which they were made. */
export const listCorrecoes = (db: Database, idTitulos: readonly number[]) =>
  db
    .selectFrom('cartaCorrecao')
    .innerJoin('cartaCorrecaoItem', 'cartaCorrecaoItem.idCartaCorrecao', 'cartaCorrecao.idCartaCorrecao')
    .innerJoin('notaFiscalItem', (join) =>
      join
        .onRef('notaFiscalItem.idTitulo', '=', 'cartaCorrecao.idTitulo')
        .onRef('notaFiscalItem.nItem', '=', 'cartaCorrecaoItem.nItem'),
    )
    .select(['notaFiscalItem.idTitulo', 'notaFiscalItem.idItem', 'notaFiscalItem.idItemTipo'])
    .select([
      'cartaCorrecaoItem.loteOrigem',
      'cartaCorrecaoItem.loteCorrigido',
      'cartaCorrecaoItem.quantidade',
    ])
    .where('cartaCorrecao.idTitulo', 'in', idTitulos)
    .where('cartaCorrecao.idSituacao', '=', CARTA_FINALIZADA)
    .orderBy('cartaCorrecaoItem.id')
    .execute();
