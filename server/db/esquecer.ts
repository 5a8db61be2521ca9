import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'kysely';
import { PENDENCIA_ABERTA } from '#contract/documents/pendencia.ts';
import { LONGER_MS } from './respostas.ts';
import type { Database } from './schema/schema.ts';

/** Rows that one statement deletes: so it holds their locks, and the embedded database, only for a moment. */
const AT_ONCE = 5000;

/** Tables whose old rows are deleted, the column with the moment that decides, and an extra time in ms. */
const FORGOTTEN = [
  { table: 'mutacao', column: 'criadaEm', laterMs: LONGER_MS },
  { table: 'respostaBase', column: 'desde', laterMs: LONGER_MS },
  { table: 'sessao', column: 'expiraEm', laterMs: 0 },
  { table: 'recuperacaoSenha', column: 'expiraEm', laterMs: 0 },
  { table: 'mensagem', column: 'criadaEm', laterMs: 0 },
] as const;

/** How rows are deleted: how many at once (for tests), until a signal stops it. */
export type Apagar = { readonly atOnce?: number | undefined; readonly signal?: AbortSignal | undefined };

/** Deletes rows that are older than `before`, a few thousand at a time. */
export async function deleteOlder(
  db: Database,
  table: string,
  { column, before, atOnce = AT_ONCE, signal }: Apagar & { readonly column: string; readonly before: Date },
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${atOnce}))`.execute(
      db,
    );
    if (numAffectedRows < BigInt(atOnce) || signal?.aborted === true) return;
  }
}

/** Licence files, and those of closed requests for review, are kept this much longer than mails: half a year in all. */
const LICENCAS_LATER_MS = 90 * millisecondsInDay;

/** Removes the licence files of registrations from before `before`; their texts stay. */
async function deleteLicencas(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('solicitacaoCadastro')
    .set({ licensaSanitaria: null, licensaFormato: null })
    .where('criadaEm', '<', before)
    .where('licensaSanitaria', 'is not', null)
    .execute();
}

/** Removes the files of requests for review that were resolved before `before`, or made before it and deleted. */
async function deleteDocumentos(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('pendenciaDocumento')
    .set({ arquivo: null })
    .where('situacao', '<>', PENDENCIA_ABERTA)
    .where('dataPendencia', '<', before)
    .where((eb) => eb(eb.fn.coalesce('dataResolucao', 'dataPendencia'), '<', before))
    .where('arquivo', 'is not', null)
    .execute();
}

/** Deletes keys, sessions, links, mails and loads from before `before`, and older licence files. */
export async function forget(db: Database, before: Date, how: Apagar = {}): Promise<void> {
  for (const { table, column, laterMs } of FORGOTTEN) {
    const due = new Date(before.getTime() - laterMs);
    await deleteOlder(db, table, { column, before: due, ...how });
  }
  const earlier = new Date(before.getTime() - LICENCAS_LATER_MS);
  await deleteLicencas(db, earlier);
  await deleteDocumentos(db, earlier);
  // One at a time: with a load go its refused lines, and what would undo it.
  await deleteOlder(db, 'carga', { column: 'criadaEm', before, ...how, atOnce: 1 });
}
