import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { CargaRow } from './loads.ts';

/** Rows that one statement deletes: it holds the embedded database's only connection. */
const LOTE = 500;

/** The loads that have lines, oldest first: few, because each is found by the index. */
async function* cargasComLinhas(db: Database): AsyncGenerator<number> {
  for (let depoisDe = 0; ; ) {
    const next = await db
      .selectFrom('cargaLinha')
      .select('idCarga')
      .where('idCarga', '>', depoisDe)
      .orderBy('idCarga')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return;
    yield next.idCarga;
    depoisDe = next.idCarga;
  }
}

/** Deletes the next lines of a load. @returns true when more may be left. */
async function deleteLote(
  db: Database,
  tabela: 'cargaLinha' | 'cargaRecusada',
  idCarga: number,
  quantas: number,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from ${sql.table(tabela)} where "idCarga" = ${idCarga} and "linha" in
    (select "linha" from ${sql.table(tabela)} where "idCarga" = ${idCarga} order by "linha" limit ${quantas})`.execute(
      db,
    );
  return Number(numAffectedRows) === quantas;
}

/** Takes back a load whose body did not come whole, its lines first: its key may be used again. */
export async function deleteCarga(db: Database, idCarga: number): Promise<void> {
  for (const tabela of ['cargaLinha', 'cargaRecusada'] as const)
    for (let isLeft = true; isLeft; ) isLeft = await deleteLote(db, tabela, idCarga, LOTE);
  await db.deleteFrom('carga').where('idCarga', '=', idCarga).execute();
}

/**
 * Forgets the lines of loads that have ended, in statements of a bounded size, until none is left or the signal stops it. The
 * end of a load does not wait for that, and a process that dies leaves the rest to the next call.
 */
export async function forgetLinhas(
  db: Database,
  {
    signal,
    pause,
    quantas = LOTE,
  }: { signal?: AbortSignal; pause?: () => Promise<unknown>; quantas?: number } = {},
): Promise<void> {
  for await (const idCarga of cargasComLinhas(db)) {
    const ended = db
      .selectFrom('carga')
      .select('idCarga')
      .where('idCarga', '=', idCarga)
      .where('terminadaEm', 'is not', null);
    for (let isLeft = (await ended.executeTakeFirst()) !== undefined; isLeft; ) {
      if (signal?.aborted === true) return;
      isLeft = await deleteLote(db, 'cargaLinha', idCarga, quantas);
      if (isLeft) await pause?.();
    }
  }
}

/**
 * Forgets how records were before earlier loads of a kind: only the newest load can be undone.
 * @returns true when more may be left.
 */
export async function forgetAntes(
  trx: DatabaseTransaction,
  { idCarga, recurso }: CargaRow,
  quantas = LOTE,
): Promise<boolean> {
  // By the index of each load: read from its start, the table would be as long as all that was deleted before.
  const { numAffectedRows } = await sql`delete from "cargaAntes" where "ordem" in
    (select a."ordem" from "carga" c cross join lateral
      (select "ordem" from "cargaAntes" where "idCarga" = c."idCarga" order by "ordem" limit ${quantas}) a
      where c."recurso" = ${recurso} and c."idCarga" < ${idCarga} limit ${quantas})`.execute(trx);
  return Number(numAffectedRows) === quantas;
}
