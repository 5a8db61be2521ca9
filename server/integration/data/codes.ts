import { sql } from 'kysely';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { umDe } from '#server/db/um-de.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';

/** Ids of codes: `produtos`, `clientes`, `condicoes`... */
export type Codigos = ReadonlyMap<string, number>;

type CodigoRow = { readonly codigo: string; readonly id: number; readonly retirado: boolean };

/** Each code by the primary key: without statistics the database would read all codes of the resource for a few. */
async function readCodigoRows(
  db: Database,
  recurso: string,
  codigos: readonly string[],
): Promise<CodigoRow[]> {
  const { rows } = await sql<CodigoRow>`
    select c.* from unnest(${[...new Set(codigos)]}::text[]) as w("codigo")
    cross join lateral (select "codigo", "id", "retirado" from "codigoErp"
      where "recurso" = ${recurso} and "codigo" = w."codigo" limit 1) c`.execute(db);
  return rows;
}

const toCodigos = (rows: readonly { codigo: string; id: number }[]): Codigos =>
  new Map(rows.map(({ codigo, id }) => [codigo, id]));

/** The known ones among some codes as `codigoErp`, or all of them, to be joined with their rows by `codigoErp.id`. */
export const selectConhecidos = (db: Database, recurso: NomeRecurso, codigos?: readonly string[]) =>
  db
    .selectFrom('codigoErp')
    .select('codigoErp.codigo as codigoErp')
    .where('codigoErp.recurso', '=', recurso)
    .where('codigoErp.retirado', '=', false)
    .$if(codigos !== undefined, (all) => all.where('codigoErp.codigo', '=', umDe(codigos ?? [])));

/** Ids that a transaction has read, by resource: prices ask for those of their products three times. */
const lembrados = new WeakMap<DatabaseTransaction, Map<string, Map<string, number>>>();

/** Forgets the ids of a resource whose codes the transaction has changed. */
export const esquecerIds = (trx: DatabaseTransaction, recurso: string): void => {
  lembrados.get(trx)?.delete(recurso);
};

/** The ids of the known ones among some codes; a withdrawn one is not known. */
export async function readIds(
  trx: DatabaseTransaction,
  recurso: string,
  codigos: readonly string[],
): Promise<Codigos> {
  const deTodos = lembrados.get(trx) ?? new Map<string, Map<string, number>>();
  lembrados.set(trx, deTodos);
  const lidos = deTodos.get(recurso) ?? new Map<string, number>();
  deTodos.set(recurso, lidos);
  const novos = codigos.filter((codigo) => !lidos.has(codigo));
  if (novos.length > 0) {
    for (const { codigo, id, retirado } of await readCodigoRows(trx, recurso, novos))
      if (!retirado) lidos.set(codigo, id);
  }
  return new Map(
    codigos.flatMap((codigo) => {
      const id = lidos.get(codigo);
      return id === undefined ? [] : [[codigo, id] as const];
    }),
  );
}

/** The codes after one in order, without withdrawn ones. */
export async function listCodigos(
  db: Database,
  recurso: string,
  depoisDe: string,
  quantas: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', recurso)
    .where('retirado', '=', false)
    .where('codigo', '>', depoisDe)
    .orderBy('codigo')
    .limit(quantas)
    .execute();
  return rows.map(({ codigo }) => codigo);
}

/** Withdraws codes; a code that comes again gets its id back. */
export async function marcarRetirados(
  trx: DatabaseTransaction,
  recurso: string,
  codigos: readonly string[],
): Promise<void> {
  await setRetirado(trx, recurso, codigos, true);
}

async function setRetirado(
  trx: DatabaseTransaction,
  recurso: string,
  codigos: readonly string[],
  retirado: boolean,
): Promise<void> {
  esquecerIds(trx, recurso);
  await trx
    .updateTable('codigoErp')
    .set({ retirado })
    .where('recurso', '=', recurso)
    .where('codigo', '=', umDe(codigos))
    .where('retirado', '<>', retirado)
    .execute();
}

/** The highest id of a table; 0 when it is empty. */
export async function readHighest(trx: DatabaseTransaction, tabela: string, coluna: string): Promise<number> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(${sql.ref(coluna)}), 0) as "highest" from ${sql.table(tabela)}`.execute(trx);
  return rows[0]?.highest ?? 0;
}

/** Ids of records that the portal makes too begin above every one that it gives its own, so that these stay without gaps. */
export const ACIMA_DOS_NOSSOS = 1_000_000_000;

/**
 * Gives ids to new codes, above `floor` and above every id that the resource has given. Ids of withdrawn records are
 * never given to another code.
 */
export async function assignIds(
  trx: DatabaseTransaction,
  recurso: string,
  codigos: readonly string[],
  floor: number,
): Promise<Codigos> {
  const rows = await readCodigoRows(trx, recurso, codigos);
  if (rows.some(({ retirado }) => retirado)) await setRetirado(trx, recurso, codigos, false);
  const known = toCodigos(rows);
  const unknown = [...new Set(codigos)].filter((codigo) => !known.has(codigo));
  if (unknown.length === 0) return known;
  // Two loads at once would give the same id.
  await sql`select pg_advisory_xact_lock(hashtext(${`codigoErp ${recurso}`}))`.execute(trx);
  const { highest } = await trx
    .selectFrom('codigoErp')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('highest'))
    .where('recurso', '=', recurso)
    .executeTakeFirstOrThrow();
  const first = Math.max(highest, floor) + 1;
  const novos = unknown.map((codigo, at) => ({ recurso, codigo, id: first + at }));
  await trx.insertInto('codigoErp').values(novos).execute();
  return new Map([...known, ...novos.map(({ codigo, id }) => [codigo, id] as const)]);
}

/** A code that a record to be restored names was withdrawn since. */
export class CodigoRetirado extends Error {}

/**
 * The id of a code that `conferir` has found.
 * @throws CodigoRetirado when it is gone, as it can be when a load is undone.
 */
export function idOf(codigos: Codigos, codigo: string): number {
  const id = codigos.get(codigo);
  if (id === undefined) throw new CodigoRetirado(codigo);
  return id;
}
