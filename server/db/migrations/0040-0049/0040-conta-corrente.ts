import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The entries of a customer's current account with the company: the history of `saldoAdiantamento`. An entry is never
 * changed or deleted. Balances from before start with one entry each.
 */
export const contaCorrente = oneByOne([
  `create table "lancamentoContaCorrente" (
    "id" integer primary key generated always as identity,
    "idPessoaCliente" integer not null references "pessoa",
    "dataHora" timestamptz not null,
    "observacao" text not null,
    "valor" bigint not null check ("valor" > 0),
    "natureza" text not null check ("natureza" in ('C', 'D')),
    "idPrePedido" integer references "prePedido",
    "idPagamento" integer references "pagamento"
  )`,
  `create index "lancamentoContaCorrente_cliente" on "lancamentoContaCorrente" ("idPessoaCliente", "dataHora", "id")`,
  `create index "lancamentoContaCorrente_pedido" on "lancamentoContaCorrente" ("idPrePedido") where "idPrePedido" is not null`,
  `create index "lancamentoContaCorrente_pagamento" on "lancamentoContaCorrente" ("idPagamento")
    where "idPagamento" is not null`,
  `insert into "lancamentoContaCorrente" ("idPessoaCliente", "dataHora", "observacao", "valor", "natureza")
    select "idPessoa", now(), 'Saldo anterior', "saldoAdiantamento", 'C' from "pessoa" where "saldoAdiantamento" > 0`,
]);
