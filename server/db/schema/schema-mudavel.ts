import type { Generated } from 'kysely';

/** The transaction that wrote the row last; the database sets it, whatever is written. */
export interface Mudavel {
  mudado: Generated<number>;
}
