import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { RECURSOS } from '#contract/integration/recursos.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import { forgetAntes, forgetLinhas } from './forget-lines.ts';
import { type CargaRow, recusarCarga } from './loads.ts';
import { refuseNextLine, whyRefused } from './refuse-line.ts';
import { recursoOf } from './resources/resources.ts';
import { undoBatch } from './undo-batch.ts';
import { refuseWithdrawal, withdrawBatch } from './withdraw-batch.ts';
import { writeBatch } from './write-batch.ts';

/** A process holds a load for so long after each step; then another one goes on with it. */
const PRAZO_S = 60;
/** Lines of one step, and how much fewer are tried once the database has refused them. */
const LOTE = 1000;
const SMALLER = 10;
/** The same while users share the only connection of an embedded database. */
const LOTE_REPARTIDO = 200;
/** And the rest after each statement that forgets lines of ended loads. */
const RESTO_MS = 50;

/**
 * Takes the oldest load that no other process holds, if there is one. It waits for earlier loads of its own kind and of the
 * kinds that it may name: prices for products, customers for terms.
 */
async function takeCarga(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ idCarga: number }>`
    update "carga" set "tomadaAte" = clock_timestamp() + make_interval(secs => ${PRAZO_S})
    where "idCarga" = (
      select "idCarga" from "carga" c
      where "terminadaEm" is null and "situacao" <> 'recebendo'
        and coalesce("tomadaAte" < clock_timestamp(), true)
        and not exists (select from "carga" o where o."terminadaEm" is null and o."situacao" <> 'recebendo'
          and o."idCarga" < c."idCarga" and ${placeOf('o')} <= ${placeOf('c')})
      order by "idCarga" limit 1 for update skip locked)
    returning "idCarga"`.execute(db);
  return rows[0]?.idCarga;
}

/** The place of a load's kind among all, which name only kinds before them. */
const placeOf = (load: 'o' | 'c') =>
  sql`array_position(${[...RECURSOS]}::text[], ${sql.ref(`${load}.recurso`)})`;

/** One step of a load. @returns true when it has ended. */
async function step(trx: DatabaseTransaction, idCarga: number, most: number, now: Date): Promise<boolean> {
  const carga = await trx
    .selectFrom('carga')
    .selectAll()
    .where('idCarga', '=', idCarga)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (carga.terminadaEm !== null) return true;
  const recurso = recursoOf(carga.recurso);
  if (carga.situacao === 'desfazendo') {
    return (await undoBatch(trx, carga)) ? await goOn(trx, idCarga) : await end(trx, carga, 'desfeita', now);
  }
  if (carga.situacao === 'na-fila') {
    const recusa = carga.modo === 'substituir' ? await refuseWithdrawal(trx, recurso, carga) : undefined;
    if (recusa !== undefined) {
      await recusarCarga(trx, idCarga, recusa, now);
      return true;
    }
    await trx.updateTable('carga').set({ situacao: 'gravando' }).where('idCarga', '=', idCarga).execute();
  }
  if (carga.ultimaLinha === 0 && !carga.simulacao && (await forgetAntes(trx, carga)))
    return await goOn(trx, idCarga);
  if (carga.situacao !== 'retirando' && (await writeBatch(trx, recurso, carga, most)))
    return await goOn(trx, idCarga);
  if (carga.modo === 'substituir' && (await withdrawBatch(trx, recurso, carga)))
    return await goOn(trx, idCarga);
  return await end(trx, carga, 'concluida', now);
}

async function goOn(trx: DatabaseTransaction, idCarga: number): Promise<boolean> {
  await sql`update "carga" set "tomadaAte" = clock_timestamp() + make_interval(secs => ${PRAZO_S})
    where "idCarga" = ${idCarga}`.execute(trx);
  return false;
}

async function end(
  trx: DatabaseTransaction,
  { idCarga }: CargaRow,
  situacao: 'concluida' | 'desfeita',
  now: Date,
): Promise<boolean> {
  await trx
    .updateTable('carga')
    .set({ situacao, terminadaEm: now, tomadaAte: null })
    .where('idCarga', '=', idCarga)
    .execute();
  return true;
}

/**
 * `isShared`: users wait for the same connection, so steps are short and each is followed by a rest as long as it. `afterStep`
 * is called after each step of a load.
 */
export type LoadPace = {
  readonly signal?: AbortSignal;
  readonly isShared?: boolean;
  readonly afterStep?: (idCarga: number) => Promise<void>;
};

/** Does loads to their end, each step in a transaction of its own, until none waits or the signal stops it. */
export async function processCargas(
  db: Database,
  clock: () => Date,
  { signal, isShared = false, afterStep }: LoadPace = {},
): Promise<void> {
  const lote = isShared ? LOTE_REPARTIDO : LOTE;
  for (let id = await takeCarga(db); id !== undefined; id = await takeCarga(db)) {
    const idCarga = id;
    for (let most = lote; ; ) {
      if (signal?.aborted === true) return await release(db, idCarga);
      const start = performance.now();
      const outcome = await tryStep(db, idCarga, most, clock());
      if (outcome === 'ended') break;
      await afterStep?.(idCarga);
      if (isShared) await sleep(performance.now() - start);
      most = outcome === 'refused' ? Math.ceil(most / SMALLER) : Math.min(lote, most * SMALLER);
    }
  }
  await forgetLinhas(db, { ...(signal && { signal }), ...(isShared && { pause: () => sleep(RESTO_MS) }) });
}

/**
 * A step, or `refused` when its lines cannot be written: then fewer are tried, and a single one is refused, so that it
 * holds up neither its load nor the others.
 */
async function tryStep(
  db: Database,
  idCarga: number,
  most: number,
  now: Date,
): Promise<'ended' | 'done' | 'refused'> {
  try {
    return (await db.transaction().execute((trx) => step(trx, idCarga, most, now))) ? 'ended' : 'done';
  } catch (error) {
    const motivo = whyRefused(error);
    if (motivo === undefined) throw error;
    if (most > 1) return 'refused';
    if (motivo.isFault) console.error(`a line of load ${idCarga} could not be written`, error);
    await db.transaction().execute((trx) => refuseNextLine(trx, idCarga, motivo.texto, now));
    return 'done';
  }
}

async function release(db: Database, idCarga: number): Promise<void> {
  await db.updateTable('carga').set({ tomadaAte: null }).where('idCarga', '=', idCarga).execute();
}
