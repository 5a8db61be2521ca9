import { oneByOne } from '#server/db/one-by-one.ts';

/** Products with their brands, lines and classes; prices, tiers and stock; the ready-made feeds. */
export const catalogo = oneByOne([
  `create table "fabricante" ("idFabricante" integer primary key, "nome" text not null, "cnpj" text not null)`,
  `create table "marca" (
    "idMarca" integer primary key,
    "nome" text not null,
    "idFabricante" integer not null references "fabricante"
  )`,
  `create table "produtoLinha" ("idLinha" integer primary key, "nome" text not null)`,
  `create table "categoria" ("idCategoria" integer primary key, "nome" text not null)`,
  `create table "subCategoria" (
    "idSubCategoria" integer primary key,
    "nome" text not null,
    "idCategoria" integer not null references "categoria"
  )`,
  `create table "produto" (
    "idProduto" integer primary key,
    "registro" text not null unique,
    "nome" text not null,
    "apresentacao" text not null,
    "substancia" text not null,
    "idFabricante" integer not null references "fabricante",
    "idMarca" integer not null references "marca",
    "idLinha" integer not null references "produtoLinha",
    "idSubCategoria" integer not null references "subCategoria",
    "codBarras" text not null,
    "codBarrasValido" boolean not null,
    "tipo" smallint not null,
    "tarja" smallint not null,
    "sinais" smallint not null,
    "pmc" bigint not null,
    "idPessoaFilial" integer not null references "pessoa",
    "idCarrinhoGrupoTipo" smallint not null
  )`,
  `create index "produto_codBarras" on "produto" ("codBarras") where "codBarras" <> ''`,
  `create index "produto_marca" on "produto" ("idMarca")`,
  `create table "contexto" (
    "idContexto" text primary key,
    "idCondicao" integer not null references "condicao",
    "estado" text not null,
    "calcularSt" boolean not null,
    "licencas" integer not null
  )`,
  `create index "contexto_condicao" on "contexto" ("idCondicao", "estado")`,
  `create table "produtoPreco" (
    "idContexto" text not null references "contexto",
    "idProduto" integer not null references "produto",
    "valorUnitario" bigint not null check ("valorUnitario" >= 0),
    "descontoComercial" integer not null check ("descontoComercial" between 0 and 10000),
    "descontoFinanceiro" integer not null check ("descontoFinanceiro" between 0 and 10000),
    "st" integer not null check ("st" >= 0),
    primary key ("idContexto", "idProduto")
  )`,
  `create table "marcaFaixa" (
    "idContexto" text not null references "contexto",
    "idMarca" integer not null references "marca",
    "quantidade" integer not null check ("quantidade" > 0),
    "descontoComercial" integer not null check ("descontoComercial" between 0 and 10000),
    "descontoFinanceiro" integer not null check ("descontoFinanceiro" between 0 and 10000),
    primary key ("idContexto", "idMarca", "quantidade")
  )`,
  `create table "produtoEstoque" (
    "idPessoaFilial" integer not null references "pessoa",
    "idProduto" integer not null references "produto",
    "estoque" integer not null check ("estoque" >= 0),
    "poucas" integer not null default 20,
    primary key ("idProduto", "idPessoaFilial")
  )`,
  `create table "catalogoGeracao" (
    "geracao" text primary key,
    "ordem" integer generated always as identity unique,
    "criadaEm" timestamptz not null
  )`,
  `create table "feed" (
    "geracao" text not null references "catalogoGeracao" on delete cascade,
    "idContexto" text not null default '',
    "corpo" bytea not null,
    "sha256" text not null,
    "total" integer not null,
    primary key ("geracao", "idContexto")
  )`,
]);
