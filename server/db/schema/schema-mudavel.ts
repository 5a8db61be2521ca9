import type { Generated } from 'kysely';

/** The last transaction that wrote the row; the database sets it, whatever value is written. */
export interface Mudavel {
  mudado: Generated<number>;
}
