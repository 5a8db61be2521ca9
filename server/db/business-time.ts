import { type RawBuilder, sql } from 'kysely';

const ZONE = 'America/Sao_Paulo';

/** The first moment of a day (2026-11-20) in the business time zone. */
export const startOf = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date)::timestamp at time zone ${sql.lit(ZONE)}`;

/** The first moment after that day in the business time zone. */
export const endOf = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone ${sql.lit(ZONE)}`;
