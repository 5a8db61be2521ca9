import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

export type TableCounts = Readonly<Record<string, number>>;

/** The most differences that a sentence names. */
const NAMED = 5;

/** The tables of the database; rows of one that is not logged are gone after each start from a copy of its files. */
async function listTables(db: Database): Promise<{ readonly name: string; readonly isLogged: boolean }[]> {
  const { rows } = await sql<{ name: string; isLogged: boolean }>`
    select relname as name, relpersistence <> 'u' as "isLogged" from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db);
  return rows;
}

/** The rows of every table of the database that is logged. */
export async function countTables(db: Database): Promise<TableCounts> {
  const counts: Record<string, number> = {};
  for (const { name, isLogged } of await listTables(db)) {
    if (!isLogged) continue;
    const counted = await sql<{
      rows: number;
    }>`select count(*) as rows from ${sql.id('public', name)}`.execute(db);
    counts[name] = Number(counted.rows[0]?.rows);
  }
  return counts;
}

/** Compares the rows of a restored database with those of its manifest; undefined if they are equal. */
export async function findDifferences(db: Database, expected: TableCounts): Promise<string | undefined> {
  const found = await countTables(db);
  // Manifests of earlier versions count them too.
  const unlogged = (await listTables(db)).filter(({ isLogged }) => !isLogged).map(({ name }) => name);
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => !unlogged.includes(name))
    .sort();
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
