import { oneByOne } from '#server/db/one-by-one.ts';

/** Carts, the orders made of them, and the keys that make a repeated request harmless. */
export const carrinho = oneByOne([
  `create table "carrinho" (
    "idCarrinho" integer generated always as identity primary key,
    "idUsuario" integer not null references "usuario",
    "idPessoaCliente" integer not null references "pessoa",
    "idCarrinhoSituacao" smallint not null default 2,
    "revisao" integer not null default 0,
    "etapa" smallint not null default 1,
    "politicaAceite" boolean not null default false,
    "dadosExtras" jsonb,
    "criadoEm" timestamptz not null
  )`,
  // Finished carts (6) pile up; of the others a user has one per client.
  `create unique index "carrinho_aberto" on "carrinho" ("idUsuario", "idPessoaCliente")
    where "idCarrinhoSituacao" <> 6`,
  `create index "carrinho_cliente" on "carrinho" ("idPessoaCliente", "idCarrinho")`,
  `create table "carrinhoGrupo" (
    "idCarrinhoGrupo" integer generated always as identity primary key,
    "idCarrinho" integer not null references "carrinho" on delete cascade,
    "idPessoaFilial" integer not null references "pessoa",
    "idCondicao" integer not null references "condicao",
    "idCarrinhoGrupoTipo" smallint not null,
    "idCarrinhoGrupoSituacao" smallint not null default 1,
    "idPrazo" integer references "prazo",
    "idFormaPagamento" integer references "formaPagamento",
    unique ("idCarrinho", "idPessoaFilial", "idCondicao", "idCarrinhoGrupoTipo"),
    unique ("idCarrinho", "idCarrinhoGrupo")
  )`,
  `create table "carrinhoItem" (
    "idCarrinho" integer not null references "carrinho" on delete cascade,
    "idCarrinhoGrupo" integer not null,
    "idItem" integer not null,
    "idItemTipo" smallint not null,
    "idCondicao" integer not null references "condicao",
    "quantidade" integer not null check ("quantidade" between 1 and 99999),
    "posicao" integer not null,
    primary key ("idCarrinho", "idItem", "idItemTipo", "idCondicao"),
    foreign key ("idCarrinho", "idCarrinhoGrupo")
      references "carrinhoGrupo" ("idCarrinho", "idCarrinhoGrupo") on update cascade on delete cascade
  )`,
  `create index "carrinhoItem_grupo" on "carrinhoItem" ("idCarrinho", "idCarrinhoGrupo")`,
  `create table "prePedido" (
    "idPrePedido" integer generated always as identity (start with 100001) primary key,
    "idCarrinho" integer not null references "carrinho",
    "idPessoaCliente" integer not null references "pessoa",
    "idUsuario" integer not null references "usuario",
    "idPessoaFilial" integer not null references "pessoa",
    "idCondicao" integer not null references "condicao",
    "idCarrinhoGrupoTipo" smallint not null,
    "idPrePedidoSituacao" smallint not null,
    "idPedidoSituacao" smallint not null,
    "idPrazo" integer not null references "prazo",
    "idFormaPagamento" integer not null references "formaPagamento",
    "subtotal" bigint not null,
    "descontos" bigint not null,
    "stTotal" bigint not null,
    "total" bigint not null,
    "codigoLocal" text,
    "dataHora" timestamptz not null,
    unique ("idCarrinho", "idPessoaFilial", "idCondicao", "idCarrinhoGrupoTipo")
  )`,
  `create index "prePedido_cliente" on "prePedido" ("idPessoaCliente", "dataHora")`,
  `create table "prePedidoItem" (
    "idPrePedido" integer not null references "prePedido" on delete cascade,
    "idItem" integer not null,
    "idItemTipo" smallint not null,
    "posicao" integer not null,
    "quantidade" integer not null,
    "quantidadeAtendida" integer not null,
    "valorUnitario" bigint not null,
    "descontoComercial" integer not null,
    "descontoFinanceiro" integer not null,
    "st" integer not null,
    "valorLiquido" bigint not null,
    "stValor" bigint not null,
    "valorTotal" bigint not null,
    primary key ("idPrePedido", "idItem", "idItemTipo")
  )`,
  `create table "mutacao" (
    "idUsuario" integer not null references "usuario",
    "key" text not null,
    "hash" text not null,
    "status" integer,
    "corpo" text,
    "criadaEm" timestamptz not null,
    primary key ("idUsuario", "key")
  )`,
  `create index "mutacao_criadaEm" on "mutacao" ("criadaEm")`,
]);
