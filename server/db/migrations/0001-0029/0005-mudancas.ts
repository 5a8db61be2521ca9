import { oneByOne } from '#server/db/one-by-one.ts';

const XID = 'pg_current_xact_id()::text::bigint';
const LISTAS = ['fabricante', 'marca', 'produtoLinha', 'categoria', 'subCategoria'];
const STAMPED = [...LISTAS, 'produto', 'produtoPreco', 'produtoEstoque'];

/**
 * `mudado` is the transaction that wrote a row last. Not a clock and not a sequence: a transaction that commits
 * late carries an older mark than those that overtook it, and only transaction ids let a cursor stay before it.
 */
const stamp = (table: string): string[] => [
  `alter table "${table}" add column "mudado" bigint not null default 0`,
  `alter table "${table}" alter column "mudado" set default (${XID})`,
  `create trigger "${table}_mudado" before update on "${table}" for each row
    when (old.* is distinct from new.*) execute function "marcarMudado"()`,
];

const tombstone = (table: string, idContexto: string): string[] => [
  `create function "${table}Removido"() returns trigger language plpgsql as $$
    begin
      insert into "feedRemovido" ("idContexto", "idProduto", "mudado")
        values (${idContexto}, old."idProduto", ${XID})
        on conflict ("idContexto", "idProduto") do update set "mudado" = excluded."mudado";
      return null;
    end $$`,
  `create trigger "${table}_removido" after delete on "${table}" for each row
    execute function "${table}Removido"()`,
];

/** Marks the time of changes, so that a device gets only later ones; and the epochs that cursors belong to. */
export const mudancas = oneByOne([
  `create function "marcarMudado"() returns trigger language plpgsql as $$
    begin
      new."mudado" := ${XID};
      return new;
    end $$`,
  ...STAMPED.flatMap(stamp),
  `create index "produto_mudado" on "produto" ("mudado")`,
  `create index "produtoPreco_mudado" on "produtoPreco" ("idContexto", "mudado")`,
  `create index "produtoEstoque_mudado" on "produtoEstoque" ("mudado")`,

  // A product that is gone ('') or has no price in a context any more.
  `create table "feedRemovido" (
    "idContexto" text not null,
    "idProduto" integer not null,
    "mudado" bigint not null,
    primary key ("idContexto", "idProduto")
  )`,
  `create index "feedRemovido_mudado" on "feedRemovido" ("idContexto", "mudado")`,
  ...tombstone('produto', "''"),
  ...tombstone('produtoPreco', 'old."idContexto"'),

  // A removed stock row changes its product's price line.
  `create function "estoqueRemovido"() returns trigger language plpgsql as $$
    begin
      update "produto" set "mudado" = -1 where "idProduto" = old."idProduto";
      return null;
    end $$`,
  `create trigger "produtoEstoque_removido" after delete on "produtoEstoque" for each row
    execute function "estoqueRemovido"()`,

  // Tiers are few: they are sent all together, so one mark a context is enough, also for a tier that is gone.
  `alter table "contexto" add column "faixasMudado" bigint not null default 0`,
  `create function "marcarFaixas"() returns trigger language plpgsql as $$
    begin
      update "contexto" set "faixasMudado" = ${XID}
        where "idContexto" in (old."idContexto", new."idContexto") and "faixasMudado" <> ${XID};
      return null;
    end $$`,
  `create trigger "marcaFaixa_mudado" after insert or update or delete on "marcaFaixa" for each row
    execute function "marcarFaixas"()`,

  `create table "feedEpoca" (
    "epoca" text primary key default gen_random_uuid()::text,
    "ordem" integer generated always as identity unique,
    "desde" bigint not null default (${XID}),
    "banco" text not null
  )`,
  `insert into "feedEpoca" ("banco") values ('')`,

  // Earlier generations have no cursor; the next start builds one with it.
  `delete from "catalogoGeracao"`,
  `alter table "catalogoGeracao" add column "cursor" text not null`,
]);
