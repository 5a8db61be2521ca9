import { type RawBuilder, sql } from 'kysely';
import { must } from '#lib/must.ts';

/** Runs one statement, in a transaction or on a single connection. */
export type Ask = <Row>(query: RawBuilder<Row>) => Promise<readonly Row[]>;

/** Which functions that report a cluster and its timeline this role may call. */
type May = { sistema: boolean; wal: boolean; controle: boolean };

/**
 * The database's identity, as `<cluster>.<database>.<timeline>`. It changes when a dump is loaded elsewhere or a
 * standby is promoted, as either may reuse transaction ids. A part that the role may not read is empty.
 */
export async function readBanco(ask: Ask): Promise<string> {
  const [first] = await ask(sql<May>`
    select has_function_privilege('pg_control_system()', 'execute') as "sistema",
      has_function_privilege('pg_walfile_name(pg_lsn)', 'execute')
        and has_function_privilege('pg_current_wal_lsn()', 'execute') and not pg_is_in_recovery() as "wal",
      has_function_privilege('pg_control_checkpoint()', 'execute') as "controle"`);
  const may = must(first, 'rights');
  const sistema = may.sistema ? sql`(select system_identifier from pg_control_system())::text` : sql`''`;
  const [banco] = await ask(sql<{ nome: string }>`
    select ${sistema} || '.' || (select oid from pg_database where datname = current_database())::text
      || '.' || ${timelineOf(may)} as "nome"`);
  return must(banco, 'database').nome;
}

/** After a promotion the log has the new timeline at once, the control file only after the next checkpoint. */
function timelineOf({ wal, controle }: May) {
  if (wal) return sql`substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)`;
  if (controle) return sql`lpad(to_hex((select timeline_id from pg_control_checkpoint())), 8, '0')`;
  return sql`''`;
}

/** True when two names are of the same database; a part that is empty in either counts as equal. */
export function isSameBanco(a: string, b: string): boolean {
  const parts = b.split('.');
  return a.split('.').every((part, i) => part === '' || (parts[i] ?? '') === '' || part === parts[i]);
}
