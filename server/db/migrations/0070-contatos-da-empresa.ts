import { oneByOne } from '#server/db/one-by-one.ts';

/** Contacts that a load added: a load that replaces all withdraws these, and none that a user entered. */
export const contatosDaEmpresa = oneByOne([
  `alter table "pessoaEmail" add column "daEmpresa" boolean not null default false`,
  `alter table "pessoaTelefone" add column "daEmpresa" boolean not null default false`,
]);
