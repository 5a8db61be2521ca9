import { sql } from 'kysely';
import type { Database } from './schema/schema.ts';

/**
 * Frees what deleted and changed rows leave behind and renews the planner's statistics, one table at a time, so that
 * other statements run in between. PostgreSQL's autovacuum does this by itself; the embedded database has none.
 */
export async function vacuumTables(db: Database, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ nome: string }>`
    select tablename as "nome" from pg_catalog.pg_tables where schemaname = current_schema() order by 1`.execute(
    db,
  );
  for (const { nome } of rows) {
    if (signal.aborted) return;
    await sql`vacuum (analyze) ${sql.table(nome)}`.execute(db);
  }
}
