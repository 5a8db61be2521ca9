import { oneByOne } from '#server/db/one-by-one.ts';

/** Combos: their members, their restrictions, and their lines in orders. */
export const combos = oneByOne([
  `create table "promocaoCombo" (
    "idPromocaoCombo" integer primary key,
    "descricao" text not null,
    "rotulo" text,
    "detalhes" text not null default '',
    "descontoComercial" integer not null check ("descontoComercial" between 0 and 10000),
    "descontoFinanceiro" integer not null check ("descontoFinanceiro" between 0 and 10000),
    "quantidadeLimite" integer not null check ("quantidadeLimite" > 0),
    "dataInicial" date not null,
    "dataFinal" date not null,
    "selos" text not null default '',
    "idPrazoPrioritario" integer references "prazo",
    "idPessoaFilial" integer not null references "pessoa",
    "idCarrinhoGrupoTipo" smallint not null,
    check ("dataInicial" <= "dataFinal")
  )`,
  // No reference to the product: one that is withdrawn takes the whole combo off sale, never only itself out of it.
  `create table "promocaoComboProduto" (
    "idPromocaoCombo" integer not null references "promocaoCombo" on delete cascade,
    "idProduto" integer not null,
    "bonificacao" boolean not null,
    "quantidadeNoCombo" integer not null check ("quantidadeNoCombo" > 0),
    "posicao" smallint not null,
    primary key ("idPromocaoCombo", "idProduto", "bonificacao")
  )`,
  `create table "promocaoComboRestricao" (
    "idPromocaoCombo" integer not null references "promocaoCombo" on delete cascade,
    "tipo" text not null check ("tipo" in ('cliente', 'condicao', 'operacao', 'origem', 'vendedor')),
    "id" integer not null,
    "exceto" boolean not null default false,
    primary key ("idPromocaoCombo", "tipo", "id")
  )`,
  `alter table "prePedidoItem"
    add column "idPrePedidoItemTipo" smallint not null default 1,
    drop constraint "prePedidoItem_pkey",
    add primary key ("idPrePedido", "posicao")`,
  // The units that a client has bought of a combo are summed at each change in the cart.
  `create index "prePedidoItem_combo" on "prePedidoItem" ("idItem", "idPrePedido") where "idItemTipo" = 2`,
]);
