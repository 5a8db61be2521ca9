import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { readIds } from './codes.ts';

/** Why records cannot be written, one sentence each. */
export type Motivo = readonly [chave: string, sentence: string];

/** The kinds of records that others name by their codes, as sentences call one. */
const UM = {
  clientes: 'O cliente',
  condicoes: 'A condição',
  filiais: 'A filial',
  prazos: 'O prazo',
  produtos: 'O produto',
  selos: 'O selo',
  usuarios: 'O usuário',
  vitrines: 'A vitrine',
} as const;

/** Sentences for records that name an unknown record of a kind: `onde` gives the codes of a record; the first unknown one is told. */
export async function semReferencia<R>(
  trx: DatabaseTransaction,
  registros: readonly R[],
  {
    recurso,
    onde,
    chaveDe,
  }: {
    readonly recurso: keyof typeof UM;
    readonly onde: (registro: R) => readonly string[];
    readonly chaveDe: (registro: R) => string;
  },
): Promise<Motivo[]> {
  const codigos = await readIds(trx, recurso, registros.flatMap(onde));
  return registros.flatMap((registro): Motivo[] => {
    const falta = onde(registro).find((codigo) => !codigos.has(codigo));
    return falta === undefined ? [] : [[chaveDe(registro), `${UM[recurso]} ${falta} não existe.`]];
  });
}

/** Why showcases and lists, which name products, cannot be written. */
export const semProduto = async <
  R extends { readonly codigoErp: string; readonly produtos: readonly string[] },
>(
  trx: DatabaseTransaction,
  registros: readonly R[],
): Promise<Map<string, string>> =>
  new Map(
    await semReferencia(trx, registros, {
      recurso: 'produtos',
      onde: ({ produtos }) => produtos,
      chaveDe: ({ codigoErp }) => codigoErp,
    }),
  );

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
