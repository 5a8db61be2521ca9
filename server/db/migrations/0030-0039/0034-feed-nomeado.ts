import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Each stream has a name at which it is fetched without a session. The key of the names belongs to the database, so that
 * all its processes give the same name. A stream that was built before this migration has no name until it is built again.
 */
export const feedNomeado = oneByOne([
  `alter table "feed" add column "nome" text`,
  `create unique index "feed_nome" on "feed" ("nome")`,
  `create table "feedSegredo" ("segredo" text not null)`,
  `insert into "feedSegredo" values (gen_random_uuid()::text || gen_random_uuid()::text)`,
]);
