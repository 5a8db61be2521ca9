import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

export type TableCounts = Readonly<Record<string, number>>;

/** The most differences that a sentence names. */
const NAMED = 5;

/** The rows of every table of the database. */
export async function countTables(db: Database): Promise<TableCounts> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{
      rows: number;
    }>`select count(*) as rows from ${sql.id('public', name)}`.execute(db);
    counts[name] = Number(counted.rows[0]?.rows);
  }
  return counts;
}

/** Compares the rows of a restored database with those of its manifest; undefined if they are equal. */
export function describeDifferences(expected: TableCounts, found: TableCounts): string | undefined {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  const differences = names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    return before === after ? [] : [`${name} (${before ?? 'sem tabela'}, agora ${after ?? 'sem tabela'})`];
  });
  if (differences.length === 0) return undefined;
  const more = differences.length > NAMED ? ` e mais ${differences.length - NAMED}` : '';
  return `As linhas destas tabelas diferem do manifesto: ${differences.slice(0, NAMED).join(', ')}${more}.`;
}

/** The newest migration of the database; undefined if it has none. */
export async function readMigration(db: Database): Promise<string | undefined> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(db);
  if (table.rows[0]?.exists !== true) return undefined;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name;
}
