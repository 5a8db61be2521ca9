import { oneByOne } from '#server/db/one-by-one.ts';

const DATA = `(p."dataHora" at time zone 'America/Sao_Paulo')::date`;

/**
 * An instalment for each order that awaits an advance payment and has none: due on the third working day. 11 is the status
 * of awaiting, 6 the boleto in advance.
 */
export const contasAntecipadas = oneByOne([
  `insert into "contaReceber" ("idPessoaCliente", "idPessoaFilial", "idPrePedido", "idFormaPagamento", "numero",
      "dataEmissao", "dataVencimento", "valor")
    select p."idPessoaCliente", p."idPessoaFilial", p."idPrePedido", p."idFormaPagamento", p."idPrePedido"::text,
      ${DATA},
      ${DATA} + (case extract(isodow from ${DATA}) when 1 then 3 when 2 then 3 when 6 then 4 when 7 then 3 else 5 end)::int,
      p."total" - p."valorCashbackAplicado" - p."pagoComSaldo"
    from "prePedido" p
    where p."idPedidoSituacao" = 11 and p."total" > p."valorCashbackAplicado" + p."pagoComSaldo"
      and not exists (select 1 from "contaReceber" c where c."idPrePedido" = p."idPrePedido")`,
  `update "contaReceber" set "idBoleto" = "id"
    where "idFormaPagamento" = 6 and "idTitulo" is null and "dataLiquidacao" is null and "idBoleto" is null
      and "id" not in (select "idBoleto" from "contaReceber" where "idBoleto" is not null)`,
]);
