import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { RECURSOS } from '#contract/integration/recursos.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import { awaitGap, isInUse } from '#server/db/use.ts';
import { forgetAntes, forgetLinhas } from './forget-lines.ts';
import { createPace, type LoadPace, MOST_LINES } from './load-pace.ts';
import { type CargaRow, recusarCarga } from './loads.ts';
import { refuseNextLine, whyRefused } from './refuse-line.ts';
import { recursoOf } from './resources/resources.ts';
import { undoBatch } from './undo-batch.ts';
import { refuseWithdrawal, withdrawBatch } from './withdraw-batch.ts';
import { type Passo, writeBatch } from './write-batch.ts';

/** A process holds a load for so long after each step; then another one goes on with it. */
const PRAZO_S = 60;
/** How much fewer lines are tried once the database has refused those of a step. */
const SMALLER = 10;
/** Earlier records are forgotten so many times as fast as lines are written. */
const FORGOTTEN = 5;
/** The rest after each statement that forgets lines of ended loads, while people use the server. */
const REST_MS = 50;

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
async function step(trx: DatabaseTransaction, idCarga: number, passo: Passo): Promise<boolean> {
  const { most, now } = passo;
  const carga = await trx
    .selectFrom('carga')
    .selectAll()
    .where('idCarga', '=', idCarga)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (carga.terminadaEm !== null) return true;
  const recurso = recursoOf(carga.recurso);
  if (carga.situacao === 'desfazendo') {
    return (await undoBatch(trx, carga, passo))
      ? await goOn(trx, idCarga)
      : await end(trx, carga, 'desfeita', now);
  }
  if (carga.situacao === 'na-fila')
    await trx.updateTable('carga').set({ situacao: 'gravando' }).where('idCarga', '=', idCarga).execute();
  if (carga.ultimaLinha === 0 && !carga.simulacao && (await forgetAntes(trx, carga, most * FORGOTTEN)))
    return await goOn(trx, idCarga);
  if (carga.situacao !== 'retirando' && (await writeBatch(trx, recurso, carga, passo)))
    return await goOn(trx, idCarga);
  if (carga.modo === 'substituir' && (await withdrawBatch(trx, recurso, carga, passo)))
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

/** `signal` stops the work; `afterStep` is called after each step of a load. */
type LoadWork = {
  readonly signal?: AbortSignal;
  readonly afterStep?: (idCarga: number) => Promise<void>;
};

/** Does loads to their end, each step in a transaction of its own, until none waits or the signal stops it. */
export async function processCargas(db: Database, clock: () => Date, work: LoadWork = {}): Promise<void> {
  for (let id = await takeCarga(db); id !== undefined; id = await takeCarga(db)) {
    if (!(await processCarga(db, id, clock, work))) return await release(db, id);
  }
  const pause = async () => {
    if (!isInUse(db)) return;
    await sleep(REST_MS);
    await awaitGap(db);
  };
  await forgetLinhas(db, { ...(work.signal && { signal: work.signal }), pause });
}

/** Does one load to its end. @returns false when the signal stopped it. */
async function processCarga(
  db: Database,
  idCarga: number,
  clock: () => Date,
  { signal, afterStep }: LoadWork,
): Promise<boolean> {
  const pace = createPace({ isThere: () => isInUse(db), awaitGap: () => awaitGap(db) });
  if (await refuseWhole(db, idCarga, pace, clock)) return true;
  for (let fewer = MOST_LINES; ; ) {
    if (signal?.aborted === true) return false;
    const most = Math.min(fewer, pace.lines());
    const { outcome, tookMs } = await tryStep(db, idCarga, most, clock());
    if (outcome === 'ended') return true;
    await afterStep?.(idCarga);
    fewer = outcome === 'refused' ? Math.ceil(most / SMALLER) : Math.min(MOST_LINES, fewer * SMALLER);
    await pace.rest(most, tookMs);
  }
}

/** Refuses a waiting load that would withdraw too much. @returns true if it refused the load. */
async function refuseWhole(
  db: Database,
  idCarga: number,
  pace: LoadPace,
  clock: () => Date,
): Promise<boolean> {
  const carga = await db
    .selectFrom('carga')
    .selectAll()
    .where('idCarga', '=', idCarga)
    .executeTakeFirstOrThrow();
  if (carga.situacao !== 'na-fila' || carga.modo !== 'substituir') return false;
  const recusa = await refuseWithdrawal(db, carga, pace, (trx) => goOn(trx, idCarga));
  if (recusa === undefined) return false;
  await db.transaction().execute((trx) => recusarCarga(trx, idCarga, recusa, clock()));
  return true;
}

/** The outcome of a step, and how long it held its connection. */
type Tried = { readonly outcome: 'ended' | 'done' | 'refused'; readonly tookMs: number };

/**
 * A step, or `refused` when its lines cannot be written: then fewer are tried, and a single one is refused, so that it
 * holds up neither its load nor the others.
 */
async function tryStep(db: Database, idCarga: number, most: number, now: Date): Promise<Tried> {
  let start = performance.now();
  const tried = (outcome: Tried['outcome']): Tried => ({ outcome, tookMs: performance.now() - start });
  try {
    const isOver = await db.transaction().execute(async (trx) => {
      // The wait for a connection is not the step's own time.
      start = performance.now();
      return await step(trx, idCarga, { most, now });
    });
    return tried(isOver ? 'ended' : 'done');
  } catch (error) {
    const motivo = whyRefused(error);
    if (motivo === undefined) throw error;
    if (most > 1) return tried('refused');
    if (motivo.isFault) console.error(`a line of load ${idCarga} could not be written`, error);
    await db.transaction().execute((trx) => refuseNextLine(trx, idCarga, motivo.texto, now));
    return tried('done');
  }
}

async function release(db: Database, idCarga: number): Promise<void> {
  await db.updateTable('carga').set({ tomadaAte: null }).where('idCarga', '=', idCarga).execute();
}
