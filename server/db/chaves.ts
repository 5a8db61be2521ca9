import { sql } from 'kysely';
import { countOne } from './marca.ts';
import { type Resposta, readStored, storeAnswer } from './respostas.ts';
import type { Database } from './schema/schema.ts';

/** A request that must happen once: who, under which key, and a hash of what. */
export type Chave = { readonly idUsuario: number; readonly key: string; readonly hash: string };

export type StoredAnswer = { readonly status: number; readonly corpo: string };

/**
 * What an effect leaves: `effect` keeps what it wrote and its answer, `refusal` undoes what it wrote and keeps
 * only the answer, `nothing` undoes all and keeps no answer.
 */
export type Outcome = Resposta & { readonly keep: 'effect' | 'refusal' | 'nothing' };

export type OnceResult =
  | { readonly kind: 'answered'; readonly answer: StoredAnswer; readonly repeated: boolean }
  /** The key belongs to another request. */
  | { readonly kind: 'other-request' }
  /** Another request holds the key or the rows for longer than we wait. */
  | { readonly kind: 'busy' };

/** The hash of a key that was refused before its request came: whatever comes with it is that request. */
export const ANY_REQUEST = '*';

class Undo extends Error {
  readonly answer: StoredAnswer;
  constructor(answer: StoredAnswer) {
    super('undo');
    this.answer = answer;
  }
}

const ATTEMPTS = 3;
const LOCK_TIMEOUT = '8s';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_OR_SERIALIZATION = ['40P01', '40001'];

export const isLockTimeout = (error: unknown): boolean => sqlState(error) === LOCK_NOT_AVAILABLE;

/** True for what the database undid because of a deadlock or of other transactions: it may be done again. */
export const isUndone = (error: unknown): boolean =>
  DEADLOCK_OR_SERIALIZATION.includes(sqlState(error) ?? '');

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Runs an effect in one transaction together with its key and its answer, so that either all three are there
 * or none. A repeat answers what was stored and does nothing; a repeat that comes while the first still runs
 * waits for it (at most 8 s, then `busy`). Without a key only the transaction remains. What the database
 * undid because of a deadlock is tried again. `sid`: the session, which is given no hint of its own change.
 */
export async function once(
  db: Database,
  chave: Chave | undefined,
  now: Date,
  effect: (trx: Database) => Promise<Outcome>,
  sid = '',
): Promise<OnceResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((trx) => attemptOnce(trx, chave, now, effect, sid));
    } catch (error) {
      if (error instanceof Undo) return { kind: 'answered', answer: error.answer, repeated: false };
      if (isLockTimeout(error)) return { kind: 'busy' };
      if (!isUndone(error)) throw error;
      if (attempt === ATTEMPTS) return { kind: 'busy' };
    }
  }
}

async function attemptOnce(
  trx: Database,
  chave: Chave | undefined,
  now: Date,
  effect: (trx: Database) => Promise<Outcome>,
  sid: string,
): Promise<OnceResult> {
  await limitWait(trx, sid);
  await countOne.execute(trx);
  if (chave !== undefined && !(await insertChave(trx, chave, now))) return await readAnswer(trx, chave);
  await sql`savepoint effect`.execute(trx);
  const { keep, idCarrinho, ...answer } = await effect(trx);
  if (keep === 'nothing') throw new Undo(answer);
  if (keep === 'refusal') await sql`rollback to savepoint effect`.execute(trx);
  if (chave !== undefined) await storeAnswer(trx, chave, { ...answer, idCarrinho }, now);
  return { kind: 'answered', answer, repeated: false };
}

/** Makes this transaction wait for another's locks for 8 s at most, and names its session to the database. */
export const limitWait = (trx: Database, sid = '') =>
  sql`select set_config('lock_timeout', ${sql.lit(LOCK_TIMEOUT)}, true), set_config('maleta.sid', ${sid}, true)`.execute(
    trx,
  );

/** False when the key is taken; waits while the request that takes it has not ended. */
export async function insertChave(trx: Database, chave: Chave, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mutacao')
    .values({ ...chave, criadaEm: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function readAnswer(trx: Database, chave: Chave): Promise<OnceResult> {
  const stored = await readStored(trx, chave);
  if (stored === undefined) return { kind: 'busy' };
  const { hash, ...answer } = stored;
  if (hash !== chave.hash && hash !== ANY_REQUEST) return { kind: 'other-request' };
  return { kind: 'answered', answer, repeated: true };
}
