import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Codigos } from './codes.ts';

/** Why records cannot be written, one sentence each. */
export type Motivo = readonly [chave: string, sentence: string];

/** Sentences for records of which one of several codes is unknown; the first unknown one is told. */
export const semReferencia = <R extends { readonly codigoErp: string }>(
  registros: readonly R[],
  codigos: Pick<Codigos, 'has'>,
  onde: (registro: R) => readonly string[],
  sentence: (codigo: string) => string,
): Motivo[] =>
  registros.flatMap((registro): Motivo[] => {
    const falta = onde(registro).find((codigo) => !codigos.has(codigo));
    return falta === undefined ? [] : [[registro.codigoErp, sentence(falta)]];
  });

type Referencia = { readonly tabela: string; readonly coluna: string };

/** The columns that refer to a table and do not let its rows go without a word. */
async function listReferencias(trx: DatabaseTransaction, tabela: string): Promise<Referencia[]> {
  const { rows } = await sql<Referencia>`
    select r.relname as "tabela", a.attname as "coluna"
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${`"${tabela}"`}::regclass and c.confdeltype <> 'n'
    order by 1, 2`.execute(trx);
  return rows;
}

/** The ids to which any row refers, except rows of tables that go with them. */
export async function readReferidos(
  trx: DatabaseTransaction,
  tabela: 'pessoa' | 'prazo' | 'usuario',
  ids: readonly number[],
  comEles: readonly string[] = [],
): Promise<ReadonlySet<number>> {
  const referidos = new Set<number>();
  if (ids.length === 0) return referidos;
  for (const { tabela: de, coluna } of await listReferencias(trx, tabela)) {
    if (comEles.includes(de)) continue;
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(coluna)} as "id" from ${sql.table(de)}
      where ${sql.ref(coluna)} = any(${[...ids]}::int[])`.execute(trx);
    for (const { id } of rows) referidos.add(id);
  }
  return referidos;
}
