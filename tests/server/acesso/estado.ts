import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

/** Large tables rebuilt from the rest; or counts of tries, which each refused call may raise. */
const DERIVED = /^(?:feed|contagem$)/;
/** Rows that a user creates by using the server: only other users' rows of these count. */
const OF_CALLER = ['usuario', 'sessao', 'mutacao', 'recuperacaoSenha'];
/** A mail requested by an unknown log-in; it is deleted when the server looks for the log-in. */
const OF_NOBODY = sql`where "login" is distinct from 'ninguem'`;

/**
 * A digest of every row except the caller's own name, session and keys: equal before and after means 'nothing changed'.
 */
export async function digestOf(db: Database, idUsuario: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const parts = rows
    .map(({ name }) => name)
    .filter((name) => !DERIVED.test(name))
    .map((name, place) => {
      const others = OF_CALLER.includes(name) ? sql`where "idUsuario" <> ${idUsuario}` : sql``;
      const own = name === 'mensagem' ? OF_NOBODY : others;
      return sql`select ${sql.lit(place)} as place, md5(string_agg(t::text, '|' order by t::text)) as part from ${sql.table(name)} t ${own}`;
    });
  // A database may return the parts of a union in any order.
  const digest = await sql<{ part: string }>`${sql.join(parts, sql` union all `)} order by place`.execute(db);
  return digest.rows.map(({ part }) => part).join();
}
