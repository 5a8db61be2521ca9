import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The credit that an instalment still holds of its customer, given back as it is paid: of orders made here (with a cart)
 * that are not paid in advance. And the invoices that an instalment joins beyond its first.
 */
export const creditoDaConta = oneByOne([
  `alter table "contaReceber" add column "creditoTomado" bigint not null default 0 check ("creditoTomado" >= 0)`,
  `update "contaReceber" c set "creditoTomado" = greatest(0, c."valor" - c."abatimento" - c."valorPago")
    from "prePedido" p, "formaPagamento" f
    where p."idPrePedido" = c."idPrePedido" and p."idCarrinho" is not null and f."idFormaPagamento" = c."idFormaPagamento"
      and not f."pagamentoAntecipado" and c."dataLiquidacao" is null`,
  `create table "contaReceberNota" (
    "idConta" integer not null references "contaReceber" on delete cascade,
    "idTitulo" integer not null references "notaFiscal",
    primary key ("idConta", "idTitulo")
  )`,
  `create index "contaReceberNota_titulo" on "contaReceberNota" ("idTitulo")`,
]);
