import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Orders that go out as files: by destination its cursor of events, its files with the moment that stands in them, and the file
 * of each order. A file is decided before it is written, so that a death in between repeats it and nothing else.
 */
export const arquivosDePedidos = oneByOne([
  `create table "exportacao" (
    "idExportacao" integer primary key generated always as identity,
    "nome" text not null unique check ("nome" <> ''),
    "layout" text not null,
    "cursor" text)`,
  `create table "exportacaoArquivo" (
    "idExportacao" integer not null references "exportacao",
    "arquivo" bigint not null,
    "decididoEm" timestamptz not null,
    "escritoEm" timestamptz,
    primary key ("idExportacao", "arquivo"))`,
  `create unique index "exportacaoArquivo_aberto" on "exportacaoArquivo" ("idExportacao") where "escritoEm" is null`,
  `create table "exportacaoPedido" (
    "idExportacao" integer not null references "exportacao",
    "idPrePedido" bigint not null references "prePedido",
    "referencia" text not null,
    "arquivo" bigint,
    "falha" text,
    primary key ("idExportacao", "idPrePedido"))`,
  `create index "exportacaoPedido_arquivo" on "exportacaoPedido" ("idExportacao", "arquivo")`,
  `create index "exportacaoPedido_referencia" on "exportacaoPedido" ("referencia")`,
]);
