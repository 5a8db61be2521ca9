import { oneByOne } from '#server/db/one-by-one.ts';

/** The door of the company's own system: its tokens, its codes, its loads and their lines. */
export const integracao = oneByOne([
  // A company sells goods without a registration, and some of one registration under several codes.
  `alter table "produto" drop constraint "produto_registro_key"`,
  `create table "tokenIntegracao" (
    "idToken" integer primary key generated always as identity,
    "nome" text not null unique check ("nome" <> ''),
    "hash" text not null unique,
    "escopos" text not null,
    "criadoEm" timestamptz not null,
    "usadoEm" timestamptz,
    "revogadoEm" timestamptz)`,
  // The ids of the company's codes; a code keeps its id for good.
  `create table "codigoErp" (
    "recurso" text not null,
    "codigo" text not null,
    "id" integer not null,
    primary key ("recurso", "codigo"),
    unique ("recurso", "id"))`,
  `create table "carga" (
    "idCarga" integer primary key generated always as identity,
    "recurso" text not null,
    "modo" text not null,
    "simulacao" boolean not null,
    "limiteRetirada" smallint not null,
    "situacao" text not null default 'recebendo',
    "idToken" integer references "tokenIntegracao",
    "chave" text,
    "sha256" text,
    "linhas" integer not null default 0,
    "feitas" integer not null default 0,
    "ultimaLinha" integer not null default 0,
    "ultimaChave" text not null default '',
    "novas" integer not null default 0,
    "alteradas" integer not null default 0,
    "iguais" integer not null default 0,
    "recusadas" integer not null default 0,
    "retiradas" integer not null default 0,
    "mensagem" text,
    "criadaEm" timestamptz not null,
    "terminadaEm" timestamptz,
    "tomadaAte" timestamptz,
    unique ("idToken", "chave"))`,
  `create index "carga_pendente" on "carga" ("idCarga") where "terminadaEm" is null`,
  `create table "cargaLinha" (
    "idCarga" integer not null references "carga" on delete cascade,
    "linha" integer not null,
    "chave" text not null,
    "texto" text not null,
    primary key ("idCarga", "linha"),
    unique ("idCarga", "chave"))`,
  `create table "cargaRecusada" (
    "idCarga" integer not null references "carga" on delete cascade,
    "linha" integer not null,
    "motivo" text not null,
    "texto" text not null,
    primary key ("idCarga", "linha"))`,
  // A record as it was before a load, null when there was none, and as the load left it, null when it withdrew it.
  `create table "cargaAntes" (
    "ordem" bigint primary key generated always as identity,
    "idCarga" integer not null references "carga" on delete cascade,
    "recurso" text not null,
    "chave" text not null,
    "antes" jsonb,
    "depois" jsonb)`,
  `create index "cargaAntes_carga" on "cargaAntes" ("idCarga", "ordem")`,
]);
