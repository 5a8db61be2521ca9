import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/schema/schema.ts';
import { waitForClaim } from './feed-claim.ts';
import { readDelta } from './feed-delta.ts';
import { buildStream, CATALOGO, readNewestCursor } from './feed-stream.ts';

/** A request waits this long for its stream; the build continues without it. */
const PATIENCE_MS = 3000;

/** The builds of one process that requests started: one at a time, so one context at a time is in memory. */
class Builds {
  readonly #under = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  /** Starts the work after the earlier works; callers of one stream share it. */
  run(idContexto: string, work: () => Promise<void>): Promise<void> {
    const known = this.#under.get(idContexto);
    if (known !== undefined) return known;
    const mine = this.#last.then(work).finally(() => this.#under.delete(idContexto));
    this.#under.set(idContexto, mine);
    // A failure reaches the current waiters; the next request tries again.
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  idle(): Promise<void> {
    return this.#last;
  }
}

const builds = new WeakMap<Database, Builds>();

/** Waits for the builds that requests began over a database, which may outlive the request. */
export async function waitForBuilds(db: Database): Promise<void> {
  await builds.get(db)?.idle();
}

/**
 * After a refused delta: builds the stream again if its newest generation is as far behind, so that the device does not
 * load a stream that is too old again.
 * @returns false while the build runs.
 */
export async function catchUp(db: Database, idContexto: string, now: Date): Promise<boolean> {
  const seen = await readNewestCursor(db, idContexto);
  if (seen === undefined) return true;
  const behind = await readDelta(db, { idContexto, cursor: seen });
  if (behind !== 'large' && behind !== 'unknown') return true;
  return await build(db, { idContexto, seen, now });
}

/**
 * Builds the stream of a price context that was added after the catalogue was built. Before the first catalogue it does
 * nothing: that is the work of the start, or of the job.
 */
export async function buildMissing(db: Database, idContexto: string, now: Date): Promise<void> {
  if (idContexto === CATALOGO || (await readNewestCursor(db, CATALOGO)) === undefined) return;
  const query = db.selectFrom('contexto').select('idContexto').where('idContexto', '=', idContexto);
  if ((await query.executeTakeFirst()) === undefined) return;
  await build(db, { idContexto, seen: undefined, now });
}

type Wanted = { readonly idContexto: string; readonly seen: string | undefined; readonly now: Date };

/** Waits a moment for a build; false when it continues. */
async function build(db: Database, wanted: Wanted): Promise<boolean> {
  const { idContexto } = wanted;
  const mine = builds.get(db) ?? new Builds();
  builds.set(db, mine);
  const patience = new AbortController();
  const built = mine
    .run(idContexto, async () => {
      await buildStream(db, { ...wanted, geracao: undefined });
    })
    .then(() => waitForClaim(db, idContexto, patience.signal));
  const isBuilt = await Promise.race([
    built.then(() => true),
    sleep(PATIENCE_MS, false, { ref: false, signal: patience.signal }).catch(() => false),
  ]).finally(() => patience.abort());
  // Its failure has no waiter any more.
  if (!isBuilt) built.catch(() => undefined);
  return isBuilt;
}
