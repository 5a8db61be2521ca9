import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The number of tries in a window of time, by a keyed hash of their origin. Not logged: after a crash of the
 * database the counts start again, and a try costs no write to the disk.
 */
export const contagens = oneByOne([
  `create unlogged table "contagem" (
    "nome" text primary key,
    "vezes" integer not null,
    "ate" timestamptz not null
  )`,
  `create index "contagem_ate" on "contagem" ("ate")`,
]);
