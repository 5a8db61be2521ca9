import {
  ANY_REQUEST,
  type Chave,
  insertChave,
  isLockTimeout,
  limitWait,
  type StoredAnswer,
} from '#server/db/chaves.ts';
import { readStored, storeAnswer } from '#server/db/respostas.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** The state of a user's key. `busy`: its request still runs after 8 s of waiting. */
export type Known =
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'busy' };

class Unknown extends Error {}

/**
 * The outcome of a key. A running request has inserted its key in a transaction that others cannot see yet, so a plain
 * read would call it unknown: this inserts the key too, which waits, and undoes that. Not inside a change.
 */
export const readMutacao = (scope: Scope, key: string, now: Date): Promise<Known> =>
  settle(scope, key, now, async () => {
    throw new Unknown('given back');
  });

/**
 * Refuses a key whose request never came, with a response for any later request under it; a key that has its response
 * keeps it. Not inside a change.
 */
export const refuseMutacao = (scope: Scope, key: string, refusal: StoredAnswer, now: Date): Promise<Known> =>
  settle(scope, key, now, async (trx, chave) => {
    await storeAnswer(trx, chave, refusal, now);
    return refusal;
  });

async function settle(
  { db, idUsuario }: Scope,
  key: string,
  now: Date,
  onFree: (trx: Database, chave: Chave) => Promise<StoredAnswer>,
): Promise<Known> {
  const chave = { idUsuario, key, hash: ANY_REQUEST };
  try {
    return await db.transaction().execute(async (trx): Promise<Known> => {
      await limitWait(trx);
      if (await insertChave(trx, chave, now)) return { kind: 'answered', answer: await onFree(trx, chave) };
      const answer = await readStored(trx, chave);
      return answer === undefined ? { kind: 'busy' } : { kind: 'answered', answer };
    });
  } catch (error) {
    if (error instanceof Unknown) return { kind: 'unknown' };
    if (isLockTimeout(error)) return { kind: 'busy' };
    throw error;
  }
}
