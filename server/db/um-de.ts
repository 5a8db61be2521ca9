import { sql } from 'kysely';

/** For `where(column, '=', umDe(codigos))`: matches any of the texts. Unlike `in`, the list may be empty. */
export const umDe = (textos: readonly string[]) => sql<string>`any(${[...textos]}::text[])`;

/** The same for ids. */
export const umDosIds = (ids: Iterable<number>) => sql<number>`any(${[...ids]}::int[])`;
