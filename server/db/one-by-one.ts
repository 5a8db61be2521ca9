import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A migration of plain statements, run one by one: a prepared statement holds only one. The syntax is PostgreSQL
 * 15's, because the embedded database is newer than many servers.
 */
export function oneByOne(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
