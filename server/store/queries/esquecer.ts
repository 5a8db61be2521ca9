import { sql } from 'kysely';
import type { Database } from '#server/store/schema.ts';

/** Rows that one statement deletes: it holds their locks, and the embedded database, for a moment only. */
const AT_ONCE = 5000;

/** Tables whose rows are forgotten, each with the moment that its rows are forgotten by. */
const FORGOTTEN = {
  mutacao: 'criadaEm',
  sessao: 'expiraEm',
  recuperacaoSenha: 'expiraEm',
  mensagem: 'criadaEm',
} as const;

/** Deletes rows that are older than `before`, some thousand at a time; `atOnce` for tests. */
export async function deleteOlder(
  db: Database,
  table: string,
  { column, before, atOnce = AT_ONCE }: { column: string; before: Date; atOnce?: number },
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${atOnce}))`.execute(
      db,
    );
    if (numAffectedRows < BigInt(atOnce)) return;
  }
}

/** Forgets keys, sessions, links and mails that ended before `before`. */
export async function forget(db: Database, before: Date, atOnce?: number): Promise<void> {
  for (const [table, column] of Object.entries(FORGOTTEN)) {
    await deleteOlder(db, table, { column, before, ...(atOnce === undefined ? {} : { atOnce }) });
  }
}
