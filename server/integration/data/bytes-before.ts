import { type RawBuilder, sql } from 'kysely';

/** The most bytes of the rows of one step. Lines may have 4 MiB each, and a thousand of them do not fit into memory. */
export const LOTE_BYTES = 4 * 1024 ** 2;

/** The bytes of the texts of all rows before a row, in an order: a step takes those with fewer than `LOTE_BYTES`, so at least one. */
export const bytesBefore = (texto: RawBuilder<unknown>, ordem: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`sum(octet_length(${texto})) over (order by ${ordem}) - octet_length(${texto})`;
