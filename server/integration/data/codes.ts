import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';

/** Ids of codes: `produtos`, `clientes`, `condicoes`... */
export type Codigos = ReadonlyMap<string, number>;

/** The ids of the known ones among some codes. */
export async function readIds(db: Database, recurso: string, codigos: readonly string[]): Promise<Codigos> {
  if (codigos.length === 0) return new Map();
  const rows = await db
    .selectFrom('codigoErp')
    .select(['codigo', 'id'])
    .where('recurso', '=', recurso)
    .where('codigo', '=', sql<string>`any(${[...new Set(codigos)]}::text[])`)
    .execute();
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}

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
  const known = await readIds(trx, recurso, codigos);
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

/** The id of a code that `conferir` has found. */
export const idOf = (codigos: Codigos, codigo: string): number => must(codigos.get(codigo), codigo);

/** Sentences for records that name unknown codes: `onde` gives the code of a record, if it names one. */
export function desconhecidos<R>(
  registros: readonly R[],
  codigos: Codigos,
  {
    chaveDe,
    onde,
    sentence,
  }: {
    readonly chaveDe: (registro: R) => string;
    readonly onde: (registro: R) => string | null;
    readonly sentence: (codigo: string) => string;
  },
): [string, string][] {
  return registros.flatMap((registro) => {
    const codigo = onde(registro);
    return codigo === null || codigos.has(codigo)
      ? []
      : [[chaveDe(registro), sentence(codigo)] as [string, string]];
  });
}
