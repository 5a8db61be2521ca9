import { oneByOne } from './one-by-one.ts';

/** Links with which a forgotten password is set anew: by their hash alone, so that nobody who reads them can use one. */
export const recuperacao = oneByOne([
  `create table "recuperacaoSenha" (
    "tokenHash" text primary key,
    "idUsuario" integer not null references "usuario",
    "expiraEm" timestamptz not null
  )`,
  `create index "recuperacaoSenha_usuario" on "recuperacaoSenha" ("idUsuario")`,
]);
