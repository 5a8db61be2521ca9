import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Events for the company's own system, with the transaction that wrote them; its receivers (webhooks), the delivery of each
 * event to each of them, and its numbers of orders that it received.
 */
export const eventos = oneByOne([
  `create table "evento" (
    "idEvento" bigint primary key generated always as identity,
    "referencia" text not null unique default ('evt_' || gen_random_uuid()::text),
    "tipo" text not null,
    "chave" text not null,
    "corpo" text not null,
    "criadoEm" timestamptz not null,
    "mudado" bigint not null default (pg_current_xact_id()::text::bigint))`,
  `create index "evento_cursor" on "evento" ("mudado", "idEvento")`,
  `create index "evento_criadoEm" on "evento" ("criadoEm")`,
  `create table "destino" (
    "idDestino" integer primary key generated always as identity,
    "nome" text not null unique check ("nome" <> ''),
    "endereco" text not null check ("endereco" ~ '^(https://|http://(localhost|127[.]0[.]0[.]1)[:/])'),
    "segredos" text not null,
    "tipos" text not null default '',
    "ativo" boolean not null default true,
    "criadoEm" timestamptz not null)`,
  `create table "entrega" (
    "idEvento" bigint not null references "evento" on delete cascade,
    "idDestino" integer not null references "destino" on delete cascade,
    "chave" text not null,
    "tentativas" integer not null default 0,
    "proximaEm" timestamptz not null,
    "situacao" text not null default 'pendente' check ("situacao" in ('pendente', 'entregue', 'morta')),
    "ultimoErro" text,
    "entregueEm" timestamptz,
    primary key ("idEvento", "idDestino"))`,
  `create index "entrega_devida" on "entrega" ("idDestino", "proximaEm") where "situacao" = 'pendente'`,
  `create index "entrega_fila" on "entrega" ("idDestino", "chave", "idEvento") where "situacao" = 'pendente'`,
  `create index "entrega_morta" on "entrega" ("idDestino", "idEvento") where "situacao" = 'morta'`,
  `create table "pedidoErp" (
    "idPrePedido" bigint primary key references "prePedido",
    "numeroErp" text not null check ("numeroErp" <> ''),
    "recebidoEm" timestamptz not null)`,
]);
