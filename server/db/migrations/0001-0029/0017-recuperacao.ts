import { oneByOne } from '#server/db/one-by-one.ts';

/** Links that set a new password, stored as hashes: a reader of the table cannot use them. */
export const recuperacao = oneByOne([
  `create table "recuperacaoSenha" (
    "tokenHash" text primary key,
    "idUsuario" integer not null references "usuario",
    "expiraEm" timestamptz not null
  )`,
  `create index "recuperacaoSenha_usuario" on "recuperacaoSenha" ("idUsuario")`,
]);
