import { readSince } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { claimStream, endClaim, waitForClaim } from './feed-claim.ts';
import { type Delta, readDelta, readDeltaSince } from './feed-delta.ts';
import { nameFeed } from './feed-name.ts';
import { newestPasso, type Passo, readStart } from './feed-steps.ts';

/** A process waits this long for another one's delta before it builds its own. */
const PATIENCE_MS = 3000;

type Key = { readonly idContexto: string; readonly de: number; readonly passo: Passo };

const building = new WeakMap<Database, Map<string, Promise<Delta>>>();

/**
 * The changes since a cursor, up to the newest step, from the last step before the cursor: built once by one process
 * for all devices between the two steps. A device between steps gets some rows that it already holds. Steps are
 * `everyMs` apart, so a change may wait that long. A device behind all steps gets a delta of its own.
 */
export async function readSharedDelta(
  db: Database,
  { idContexto, cursor }: { idContexto: string; cursor: string },
  everyMs: number,
): Promise<Delta> {
  const since = await readSince(db, cursor);
  if (since === undefined) return 'unknown';
  const passo = await newestPasso(db, since, everyMs);
  const de = await readStart(db, since);
  if (de === undefined) return await readDelta(db, { idContexto, cursor });
  const key = { idContexto, de, passo };
  return (await readKept(db, key)) ?? (await buildShared(db, key));
}

async function readKept(db: Database, { idContexto, de, passo }: Key): Promise<Delta | undefined> {
  const row = await db
    .selectFrom('feedDelta')
    .select(['situacao', 'corpo', 'sha256', 'nome'])
    .where('passo', '=', passo.passo)
    .where('idContexto', '=', idContexto)
    .where('de', '=', de)
    .executeTakeFirst();
  if (row === undefined || row.situacao !== 'delta')
    return row?.situacao as 'unchanged' | 'large' | undefined;
  const { corpo, sha256, nome } = row;
  return corpo === null || sha256 === null ? undefined : { corpo, sha256, nome };
}

/** Builds a delta once for all callers of this process, and once for all processes. */
function buildShared(db: Database, key: Key): Promise<Delta> {
  const mine = building.get(db) ?? new Map<string, Promise<Delta>>();
  building.set(db, mine);
  const name = `delta ${key.passo.passo} ${key.de} ${key.idContexto}`;
  const known = mine.get(name);
  if (known !== undefined) return known;
  const work = claimAndBuild(db, key, name).finally(() => mine.delete(name));
  mine.set(name, work);
  return work;
}

async function claimAndBuild(db: Database, key: Key, name: string): Promise<Delta> {
  const obra = await claimStream(db, name);
  if (obra === undefined) await waitForClaim(db, name, AbortSignal.timeout(PATIENCE_MS));
  try {
    return (await readKept(db, key)) ?? (await buildDelta(db, key));
  } finally {
    if (obra !== undefined) await endClaim(db, name, obra);
  }
}

async function buildDelta(db: Database, { idContexto, de, passo }: Key): Promise<Delta> {
  const delta = await readDeltaSince(db, { idContexto, since: de, cursor: passo.cursor });
  if (delta === 'unknown') return delta;
  const isDelta = typeof delta === 'object';
  const told = isDelta ? { ...delta, nome: await nameFeed(db, delta.sha256) } : undefined;
  await db
    .insertInto('feedDelta')
    .values({
      idContexto,
      de,
      passo: passo.passo,
      situacao: isDelta ? 'delta' : delta,
      corpo: told?.corpo ?? null,
      sha256: told?.sha256 ?? null,
      nome: told?.nome ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return told ?? delta;
}
