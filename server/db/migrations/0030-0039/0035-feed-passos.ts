import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Deltas between steps are built once for all devices. `feedPasso` are the cursors of the steps, those of
 * generations among them; `feedDelta` holds the changes from the transaction `de` up to a step, `corpo` null if
 * there are none.
 */
export const feedPassos = oneByOne([
  `create table "feedPasso" (
    "passo" bigint generated always as identity primary key,
    "cursor" text not null,
    "desde" bigint not null,
    "em" timestamptz not null
  )`,
  `create index "feedPasso_desde" on "feedPasso" ("desde")`,
  `insert into "feedPasso" ("cursor", "desde", "em")
    select distinct "cursor", split_part("cursor", '.', 2)::bigint, '-infinity'::timestamptz from "feed"`,
  `create table "feedDelta" (
    "idContexto" text not null,
    "de" bigint not null,
    "passo" bigint not null,
    "situacao" text not null,
    "corpo" bytea,
    "sha256" text,
    "nome" text,
    primary key ("passo", "idContexto", "de")
  )`,
  `create index "feedDelta_nome" on "feedDelta" ("nome")`,
]);
