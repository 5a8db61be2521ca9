import { sql } from 'kysely';
import { countOne } from './marca.ts';
import { type Resposta, readStored, storeAnswer } from './respostas.ts';
import type { Database } from './schema/schema.ts';

/** A request that must run once: its user, its key, and a hash of its content. */
export type Chave = { readonly idUsuario: number; readonly key: string; readonly hash: string };

export type StoredAnswer = { readonly status: number; readonly corpo: string };

/** A response that is not kept has headers of its own. */
type UnkeptAnswer = StoredAnswer & { readonly headers?: Readonly<Record<string, string>> };

/**
 * The part that a transaction keeps: `effect` keeps its writes and its response, `refusal` undoes the writes and keeps only the
 * response, `nothing` undoes all and keeps no response.
 */
export type Outcome =
  | (Resposta & { readonly keep: 'effect' | 'refusal' })
  | (UnkeptAnswer & { readonly keep: 'nothing' });

export type OnceResult =
  | { readonly kind: 'answered'; readonly answer: UnkeptAnswer; readonly repeated: boolean }
  /** The key belongs to another request. */
  | { readonly kind: 'other-request' }
  /** Another request holds the key or the rows for longer than we wait. */
  | { readonly kind: 'busy' };

/** The hash of a key that was refused before its request came: it matches any later request. */
export const ANY_REQUEST = '*';

class Undo extends Error {
  readonly answer: UnkeptAnswer;
  constructor(answer: UnkeptAnswer) {
    super('undo');
    this.answer = answer;
  }
}

const ATTEMPTS = 3;
const LOCK_TIMEOUT = '8s';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_OR_SERIALIZATION = ['40P01', '40001'];

export const isLockTimeout = (error: unknown): boolean => sqlState(error) === LOCK_NOT_AVAILABLE;

/** True when the database undid the work because of a deadlock or another transaction: it may be run again. */
export const isUndone = (error: unknown): boolean =>
  DEADLOCK_OR_SERIALIZATION.includes(sqlState(error) ?? '');

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Runs an effect in one transaction with its key and its response: all three are committed, or none. A repeat returns
 * the stored response and changes nothing; one that comes while the first runs waits (at most 8 s, then `busy`).
 * Without a key only the transaction remains. A deadlock is retried. `sid`: the session, which gets no hint of its own
 * change.
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
  const outcome = await effect(trx);
  if (outcome.keep === 'nothing') {
    const { keep: _, ...answer } = outcome;
    throw new Undo(answer);
  }
  const { keep, idCarrinho, ...answer } = outcome;
  if (keep === 'refusal') await sql`rollback to savepoint effect`.execute(trx);
  if (chave !== undefined) await storeAnswer(trx, chave, { ...answer, idCarrinho }, now);
  return { kind: 'answered', answer, repeated: false };
}

/** Makes this transaction wait at most 8 s for another's locks, and tells the database its session. */
export const limitWait = (trx: Database, sid = '') =>
  sql`select set_config('lock_timeout', ${sql.lit(LOCK_TIMEOUT)}, true), set_config('maleta.sid', ${sid}, true)`.execute(
    trx,
  );

/** Returns false when the key is taken; waits for a running request that has taken it. */
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
