import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The history of `saldoCashback`: what each invoiced line brings, in analysis (1) until the term for returns is over,
 * then released (2). The balance is the sum of the released entries less the cashback that orders were paid with.
 * Balances from before start with one entry each; 6 is the situation of a cancelled order.
 */
export const cashback = oneByOne([
  `alter table "prePedidoItem" add column "valorCashback" bigint not null default 0 check ("valorCashback" >= 0)`,
  `create table "cashbackLancamento" (
    "id" integer primary key generated always as identity,
    "idPessoaCliente" integer not null references "pessoa",
    "idTitulo" integer references "notaFiscal",
    "posicao" integer,
    "idProduto" integer,
    "descProduto" text not null,
    "situacao" integer not null check ("situacao" in (1, 2)),
    "valor" bigint not null check ("valor" <> 0),
    "dataHora" timestamptz not null,
    "liberadoEm" timestamptz,
    unique ("idTitulo", "posicao")
  )`,
  `create index "cashbackLancamento_cliente" on "cashbackLancamento" ("idPessoaCliente", "dataHora", "id")`,
  `create index "cashbackLancamento_analise" on "cashbackLancamento" ("idTitulo") where "situacao" = 1`,
  `insert into "cashbackLancamento" ("idPessoaCliente", "descProduto", "situacao", "valor", "dataHora", "liberadoEm")
    select * from (
      select "idPessoa", 'Saldo anterior', 2, "saldoCashback" + coalesce((
        select sum("valorCashbackAplicado") from "prePedido" p
        where p."idPessoaCliente" = "pessoa"."idPessoa" and p."idPrePedidoSituacao" <> 6), 0)::bigint as valor, now(), now()
      from "pessoa") saldos
    where valor > 0`,
]);
