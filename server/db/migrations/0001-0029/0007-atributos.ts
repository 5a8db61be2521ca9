import { oneByOne } from '#server/db/one-by-one.ts';

const XID = 'pg_current_xact_id()::text::bigint';
const TOLD = ['selo', 'cashback', 'produtoLista'];

/** As the tables of the migration before: the transaction that wrote a row last. */
const stamp = (table: string): string[] => [
  `alter table "${table}" add column "mudado" bigint not null default (${XID})`,
  `create trigger "${table}_mudado" before update on "${table}" for each row
    when (old.* is distinct from new.*) execute function "marcarMudado"()`,
];

/**
 * A write to `table` marks the row of `owner` that it names by `id`. One statement at a time: a campaign gives a
 * badge to hundreds of products at once.
 */
const marksOwner = (table: string, owner: string, id: string): string[] => [
  `create function "${table}Mudado"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update "${owner}" set "mudado" = -1 where "${id}" in (select "${id}" from antes);
      elsif tg_op = 'INSERT' then
        update "${owner}" set "mudado" = -1 where "${id}" in (select "${id}" from depois);
      else
        update "${owner}" set "mudado" = -1
          where "${id}" in (select "${id}" from antes union select "${id}" from depois);
      end if;
      return null;
    end $$`,
  `create trigger "${table}_incluido" after insert on "${table}" referencing new table as depois
    for each statement execute function "${table}Mudado"()`,
  `create trigger "${table}_alterado" after update on "${table}" referencing old table as antes new table as depois
    for each statement execute function "${table}Mudado"()`,
  `create trigger "${table}_removido" after delete on "${table}" referencing old table as antes
    for each statement execute function "${table}Mudado"()`,
];

/** Badges, cashback, best sellers, lists of products, and sale conditions that are campaigns. */
export const atributos = oneByOne([
  `create table "selo" (
    "idSelo" integer primary key,
    "rotulo" text not null,
    "icone" text not null,
    "idBibliotecaIconeLayout" smallint not null check ("idBibliotecaIconeLayout" in (1, 2)),
    "previaUrl" text,
    "tipoDescontoPorVolume" boolean not null default false,
    "Prioridade" integer not null,
    "detalhes" text not null default '',
    "idTemaPersonalizado" integer
  )`,
  `create table "produtoSelo" (
    "idProduto" integer not null references "produto" on delete cascade,
    "idSelo" integer not null references "selo" on delete cascade,
    primary key ("idProduto", "idSelo")
  )`,
  `create index "produtoSelo_selo" on "produtoSelo" ("idSelo")`,

  `create table "cashbackConfiguracao" (
    "idCashbackConfiguracao" integer primary key,
    "utilizarLimitadorQuantidadeLimite" boolean not null default false,
    "quantidadeLimite" integer,
    "utilizarLimitadorValorLimite" boolean not null default false,
    "valorLimite" bigint,
    "hotsiteUrl" text,
    "hotsiteHtml" text
  )`,
  `create table "cashback" (
    "idCashback" integer primary key,
    "valorCashbackItem" bigint not null check ("valorCashbackItem" >= 0),
    "utilizarLimitadorQuantidade" boolean not null default false,
    "quantidadeLimite" integer,
    "utilizarLimitadorValor" boolean not null default false,
    "valorLimite" bigint,
    "idCashbackConfiguracao" integer references "cashbackConfiguracao"
  )`,
  `alter table "produto"
    add column "vendas" integer not null default 0 check ("vendas" >= 0),
    add column "idCashback" integer references "cashback" on delete set null`,

  `create table "produtoLista" ("idProdutoLista" integer primary key, "nome" text not null)`,
  `create table "produtoListaItem" (
    "idProdutoLista" integer not null references "produtoLista" on delete cascade,
    "idProduto" integer not null references "produto" on delete cascade,
    "posicao" integer not null,
    primary key ("idProdutoLista", "idProduto")
  )`,
  ...TOLD.flatMap(stamp),
  ...marksOwner('produtoSelo', 'produto', 'idProduto'),
  ...marksOwner('produtoListaItem', 'produtoLista', 'idProdutoLista'),
  ...marksOwner('cashbackConfiguracao', 'cashback', 'idCashbackConfiguracao'),

  // A campaign is a sale condition with few products and days on which it holds; null: without an end.
  `alter table "condicao"
    add column "promocao" boolean not null default false,
    add column "dataInicial" date,
    add column "dataFinal" date,
    add check ("dataInicial" <= "dataFinal")`,
]);
