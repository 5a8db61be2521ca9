import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/schema/schema.ts';

/** A body by its name, which the server gave to a user who may see it. */
export type NamedFeed = {
  readonly geracao: string;
  readonly nome: string;
  readonly sha256: string;
  readonly bytes: number;
};

/**
 * The name of a body: the SHA-256 of its content under the database's own key. A plain hash would let a stranger check
 * a guess at a customer's prices; under a key, strangers cannot compute a guess's name.
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
