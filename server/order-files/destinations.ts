import type { Database } from '#server/db/schema/schema.ts';
import { isForaDeArquivo } from './data/exports.ts';

/** Stops a destination, or lets it go on; false when there is none of the name. */
export async function putExportacaoAtiva(db: Database, nome: string, ativo: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exportacao')
    .set({ ativo })
    .where('nome', '=', nome)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The destinations of files by name, with the orders that no file could hold and those that were settled. */
export const listExportacoes = (db: Database) =>
  db
    .selectFrom('exportacao')
    .select(['nome', 'layout', 'ativo'])
    .select((eb) =>
      eb
        .selectFrom('exportacaoPedido')
        .select((of) => of.fn.countAll<string>().as('quantos'))
        .whereRef('exportacaoPedido.idExportacao', '=', 'exportacao.idExportacao')
        .where(isForaDeArquivo)
        .as('foraDeArquivo'),
    )
    .select((eb) =>
      eb
        .selectFrom('exportacaoPedido')
        .select((of) => of.fn.countAll<string>().as('quantos'))
        .whereRef('exportacaoPedido.idExportacao', '=', 'exportacao.idExportacao')
        .where('dispensadoEm', 'is not', null)
        .as('dispensados'),
    )
    .orderBy('nome')
    .execute();
