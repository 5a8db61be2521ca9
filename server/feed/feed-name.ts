import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/schema/schema.ts';

/** A body by its name, which the server gave to somebody who may see it. */
export type NamedFeed = {
  readonly geracao: string;
  readonly nome: string;
  readonly sha256: string;
  readonly bytes: number;
};

/**
 * The name of a body, by the SHA-256 of its content under the database's own key. A plain hash would tell a stranger
 * whether a guess at somebody's prices is right; under a key, nobody computes the name of a guess.
 */
export async function nameFeed(db: Database, sha256: string): Promise<string> {
  const { segredo } = await db.selectFrom('feedSegredo').select('segredo').executeTakeFirstOrThrow();
  return createHmac('sha256', segredo).update(sha256).digest('hex');
}

/** The bytes of a name, in gzip; undefined for one that was never given or is no longer kept. */
export async function readNamed(db: Database, nome: string): Promise<Uint8Array | undefined> {
  const whole = db.selectFrom('feed').select('corpo').where('nome', '=', nome);
  const delta = db.selectFrom('feedDelta').select('corpo').where('nome', '=', nome);
  return ((await whole.executeTakeFirst()) ?? (await delta.executeTakeFirst()))?.corpo ?? undefined;
}
