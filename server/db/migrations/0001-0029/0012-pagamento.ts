import { oneByOne } from '#server/db/one-by-one.ts';

/** Paying: each try to pay an order, money that a customer has with the company, and orders that were cancelled. */
export const pagamento = oneByOne([
  `alter table "pessoa"
    add column "saldoAdiantamento" bigint not null default 0 check ("saldoAdiantamento" >= 0),
    add column "saldoCashback" bigint not null default 0 check ("saldoCashback" >= 0)`,
  `alter table "prePedido"
    add column "valorCashbackAplicado" bigint not null default 0,
    add column "pagoComSaldo" bigint not null default 0`,
  // A cancelled order leaves its place in the cart to the next one.
  `alter table "prePedido" drop constraint "prePedido_idCarrinho_idPessoaFilial_idCondicao_idCarrinhoGr_key"`,
  `create unique index "prePedido_grupo" on "prePedido"
    ("idCarrinho", "idPessoaFilial", "idCondicao", "idCarrinhoGrupoTipo") where "idPrePedidoSituacao" <> 6`,
  `create table "pagamento" (
    "idPagamento" integer generated always as identity primary key,
    "idPrePedido" integer not null references "prePedido" on delete cascade,
    "idFormaPagamento" integer not null references "formaPagamento",
    "valor" bigint not null,
    "situacao" text not null
      check ("situacao" in ('pendente', 'processando', 'pago', 'recusado', 'expirado', 'cancelado', 'erro')),
    "referencia" text not null unique,
    "copiaECola" text,
    "autorizacao" text,
    "parcelas" smallint not null default 1,
    "mensagem" text,
    "criadoEm" timestamptz not null,
    "expiraEm" timestamptz,
    "decididoEm" timestamptz
  )`,
  `create index "pagamento_prePedido" on "pagamento" ("idPrePedido")`,
  // Whatever happens at once, an order has one payment that can still come or has come.
  `create unique index "pagamento_vivo" on "pagamento" ("idPrePedido")
    where "situacao" in ('pendente', 'processando', 'pago')`,
]);
