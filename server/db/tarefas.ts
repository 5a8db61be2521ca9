import { sql } from 'kysely';
import type { Database } from './schema/schema.ts';

/**
 * Claims a repeated task: returns true to one caller of all processes within `everyMs`, by the database's clock, also
 * after that clock was set back. A process that dies during a task costs one interval.
 */
export async function takeTarefa(db: Database, nome: string, everyMs: number): Promise<boolean> {
  // The condition reads the clock again: `excluded` was computed before this caller waited for another one's row.
  const next = sql`clock_timestamp() + make_interval(secs => ${everyMs / 1000}::float8)`;
  const { rows } = await sql`
    insert into "tarefa" as held ("nome", "proximaEm") values (${nome}, ${next})
    on conflict ("nome") do update set "proximaEm" = excluded."proximaEm"
      where held."proximaEm" not between clock_timestamp() and ${next}
    returning "nome"`.execute(db);
  return rows.length > 0;
}
