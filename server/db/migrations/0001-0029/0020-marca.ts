import { oneByOne } from '#server/db/one-by-one.ts';

/** Counts changes. Each epoch notes the count at its start, which reveals a database restored from a backup. */
export const marca = oneByOne([
  `create sequence "feitas"`,
  `select nextval('"feitas"')`,
  `alter table "feedEpoca" add column "feitas" bigint not null default 0`,
]);
