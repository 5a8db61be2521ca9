import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Requests for the review of a customer's documents: 1 open, 2 resolved, 3 deleted by the company. A file has no name
 * here and is given out by no call; it goes half a year after the end of its request. The same file is open once for a
 * customer. `idUsuario` is null for a request that the company took elsewhere. Then the last days of a customer's
 * licences, null where the company knows none.
 */
export const documentos = oneByOne([
  `create table "pendenciaDocumento" (
    "id" integer primary key generated always as identity,
    "idPessoaCliente" integer not null references "pessoa",
    "idUsuario" integer references "usuario",
    "dataPendencia" timestamptz not null,
    "dataResolucao" timestamptz,
    "situacao" integer not null default 1 check ("situacao" in (1, 2, 3)),
    "origem" text not null,
    "arquivo" bytea,
    "formato" text not null check ("formato" in ('pdf', 'jpg', 'png')),
    "tamanho" integer not null check ("tamanho" > 0),
    check (("situacao" = 2) = ("dataResolucao" is not null)),
    check ("situacao" <> 1 or "arquivo" is not null)
  )`,
  // Such files do not get smaller.
  `alter table "pendenciaDocumento" alter column "arquivo" set storage external`,
  `create index "pendenciaDocumento_cliente" on "pendenciaDocumento" ("idPessoaCliente", "dataPendencia", "id")`,
  `create unique index "pendenciaDocumento_aberta" on "pendenciaDocumento" ("idPessoaCliente", sha256("arquivo"))
    where "situacao" = 1`,
  `create index "pendenciaDocumento_aguardando" on "pendenciaDocumento" ("dataPendencia") where "situacao" = 1`,
  `create index "pendenciaDocumento_arquivo" on "pendenciaDocumento" ("dataPendencia") where "arquivo" is not null`,
  ...['anvisa', 'sivisa', 'autorizacaoRetinoica', 'crfEstabelecimento', 'sipeagro'].map(
    (name) => `alter table "pessoa" add column "${name}" date`,
  ),
]);
