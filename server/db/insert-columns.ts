import { sql } from 'kysely';
import type { DatabaseTransaction, Tables } from '#server/db/schema/schema.ts';

export type ColumnType = 'integer' | 'bigint' | 'smallint' | 'text' | 'boolean' | 'date' | 'timestamptz';
export type Column<Row> = readonly [
  name: string,
  type: ColumnType,
  value: (row: Row) => number | string | boolean | null,
];

// Larger statements are no faster and hold the thread longer.
const ROWS_PER_STATEMENT = 5000;

/**
 * Inserts many rows fast: one array per column, unnested by the database. The columns' types are PostgreSQL's. With a key,
 * rows that exist are changed instead.
 */
export async function insertColumns<Row>(
  trx: DatabaseTransaction,
  table: keyof Tables,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  key: readonly string[] = [],
): Promise<void> {
  const changed = columns.map(([name]) => name).filter((name) => !key.includes(name));
  const onConflict =
    key.length === 0
      ? sql``
      : sql` on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(
          changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
        )}`;
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    const arrays = columns.map(([, type, value]) => sql`${sql.val(part.map(value))}::${sql.raw(type)}[]`);
    await sql`insert into ${sql.table(table)} (${names}) select * from unnest(${sql.join(arrays)})${onConflict}`.execute(
      trx,
    );
  }
}
