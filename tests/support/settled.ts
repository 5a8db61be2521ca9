import type { Database } from '#server/db/schema/schema.ts';
import { waitForOlder } from '#server/db/wait-for-older.ts';

/** Waits until every transaction that has begun has ended: changes after one that runs are right but not the minimum. */
export const settled = (db: Database): Promise<boolean> => waitForOlder(db, Number.POSITIVE_INFINITY);
