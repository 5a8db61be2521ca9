import { oneByOne } from '#server/db/one-by-one.ts';

/** Each stream has a cursor of its own and is built by one process at a time. */
export const feedPorFluxo = oneByOne([
  `alter table "feed" add column "cursor" text`,
  `update "feed" f set "cursor" = g."cursor" from "catalogoGeracao" g where g."geracao" = f."geracao"`,
  `alter table "feed" alter column "cursor" set not null`,
  `create index "feed_idContexto" on "feed" ("idContexto")`,
  `alter table "catalogoGeracao" drop column "cursor"`,
  // The builder of a stream, and the time until which the others wait for it.
  `create table "feedObra" (
    "idContexto" text primary key,
    "obra" uuid not null default gen_random_uuid(),
    "ate" timestamptz not null
  )`,
]);
