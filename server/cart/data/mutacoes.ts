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

/** What is known of a user's key. `busy`: its request still runs after 8 s of waiting. */
export type Known =
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'busy' };

class Unknown extends Error {}

/**
 * What became of a key. One whose request is running has taken it where nobody else can see it yet, so a plain
 * read would call it unknown: the key is taken here too, which waits, and is given back. Not inside a change.
 */
export const readMutacao = (scope: Scope, key: string, now: Date): Promise<Known> =>
  settle(scope, key, now, async () => {
    throw new Unknown('given back');
  });

/**
 * Refuses a key whose request never came, with an answer that whatever comes under it later gets; a key that
 * has its answer keeps it. Not inside a change.
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
