import { millisecondsInSecond } from 'date-fns/constants';
import type { Database } from './schema/schema.ts';

/** A person who reads a page sends nothing for so long. */
const QUIET_MS = 10 * millisecondsInSecond;

/** When a person's last request came to this process, by database. */
const used = new WeakMap<Database, number>();

/** Notes that a person's request begins. */
export const noteUse = (db: Database): void => void used.set(db, performance.now());

/** True while people use this process, so that long work makes room for them. */
export const isInUse = (db: Database): boolean =>
  performance.now() - (used.get(db) ?? Number.NEGATIVE_INFINITY) < QUIET_MS;
