import { oneByOne } from '#server/db/one-by-one.ts';

/** Photographs of returns. `idAnexo` is made by the device, so that one that is sent twice is kept once. */
export const anexosDaDevolucao = oneByOne([
  `create table "devolucaoAnexo" (
    "idDevolucaoEletronica" integer not null references "devolucao" on delete cascade,
    "idAnexo" uuid not null,
    "formato" text not null check ("formato" in ('jpg', 'png')),
    "conteudo" bytea not null,
    "criadoEm" timestamptz not null,
    "idUsuario" integer not null references "usuario",
    primary key ("idDevolucaoEletronica", "idAnexo")
  )`,
  // Pictures do not get smaller.
  `alter table "devolucaoAnexo" alter column "conteudo" set storage external`,
]);
