import { oneByOne } from '#server/db/one-by-one.ts';

/** When each repeated task is due: whichever process comes first does it. */
export const tarefas = oneByOne([
  `create table "tarefa" ("nome" text primary key, "proximaEm" timestamptz not null)`,
]);
