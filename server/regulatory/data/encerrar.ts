import {
  PENDENCIA_ABERTA,
  type PENDENCIA_EXCLUIDA,
  PENDENCIA_RESOLVIDA,
} from '#contract/documents/pendencia.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** How the company ends a request. */
export type FimDaPendencia = typeof PENDENCIA_RESOLVIDA | typeof PENDENCIA_EXCLUIDA;

/** Resolves or deletes an open request, as the company. It checks no user's scope. */
export async function encerrarPendencia(
  db: Database,
  id: number,
  situacao: FimDaPendencia,
  em: Date,
): Promise<'encerrada' | 'situacao-nao-permite' | 'nao-encontrada'> {
  const { numUpdatedRows } = await db
    .updateTable('pendenciaDocumento')
    .set({ situacao, dataResolucao: situacao === PENDENCIA_RESOLVIDA ? em : null })
    .where('id', '=', id)
    .where('situacao', '=', PENDENCIA_ABERTA)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return 'encerrada';
  const seen = await db.selectFrom('pendenciaDocumento').select('id').where('id', '=', id).executeTakeFirst();
  return seen === undefined ? 'nao-encontrada' : 'situacao-nao-permite';
}

/** Open requests that a user made here before a moment. */
export async function listPendenciasAbertas(db: Database, antesDe: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('pendenciaDocumento')
    .select('id')
    .where('situacao', '=', PENDENCIA_ABERTA)
    .where('dataPendencia', '<', antesDe)
    // Those that a demonstration begins with name no user, and stay for the office.
    .where('idUsuario', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
