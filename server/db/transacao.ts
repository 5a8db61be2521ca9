import { sql } from 'kysely';
import { fail, type Result } from '#lib/result.ts';
import { isLockTimeout, isUndone } from './chaves.ts';
import { countOne } from './marca.ts';
import type { Database } from './schema/schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const ATTEMPTS = 3;
const LOCK_TIMEOUT = '20s';

/** Others held the rows for too long, or kept undoing this transaction: no change was made. */
class OcupadoError extends DatabaseUnavailable {}

class Undo<E> extends Error {
  readonly reason: E;
  constructor(reason: E) {
    super('undo');
    this.reason = reason;
  }
}

/**
 * Runs work in one transaction without a key; a failed result undoes its writes. Work that the database undid because
 * of a deadlock is run again, so `work` must change only the database.
 * @throws OcupadoError when others hold the rows for too long.
 */
export async function transact<T, E>(
  db: Database,
  work: (trx: Database) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
        await countOne.execute(trx);
        const result = await work(trx);
        if (!result.ok) throw new Undo(result.error);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return fail((error as Undo<E>).reason);
      const isLate = isLockTimeout(error);
      if (!isLate && !isUndone(error)) throw error;
      if (isLate || attempt === ATTEMPTS) throw new OcupadoError('busy rows', { cause: error });
    }
  }
}
