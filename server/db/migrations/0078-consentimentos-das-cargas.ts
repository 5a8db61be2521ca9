import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Evidence of consents that loads give and take back; loads are forgotten, their numbers stay here. And of contacts that users
 * delete: the last row of a value tells whether it is one.
 */
export const consentimentosDasCargas = oneByOne([
  `alter table "consentimentoMarketing"
    alter column "idUsuario" drop not null,
    add column "idCarga" integer,
    add column "exclusao" boolean not null default false,
    add constraint "consentimentoMarketing_origem" check (num_nonnulls("idUsuario", "idCarga") = 1)`,
]);
