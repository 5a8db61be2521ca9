import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The part of an invoice line's ST for a state's fund against poverty, in cents. Lines that were made from an order get
 * the share that its price says; those of an XML that was read before keep 0.
 */
export const fcpDaNota = oneByOne([
  `alter table "notaFiscalItem" add column "fcpSt" bigint not null default 0`,
  `update "notaFiscalItem" i set "fcpSt" = round(i."st"::numeric * o."stFcp" / o."st")::bigint
    from "notaFiscal" n
    join (select "idPrePedido", "idItem", "idItemTipo", "st", "stFcp",
        row_number() over (partition by "idPrePedido" order by "posicao") as "nItem"
      from "prePedidoItem" where "quantidadeAtendida" > 0) o on o."idPrePedido" = n."idPrePedido"
    where i."idTitulo" = n."idTitulo" and o."nItem" = i."nItem" and o."idItem" = i."idItem"
      and o."idItemTipo" = i."idItemTipo" and o."stFcp" > 0 and o."st" > 0`,
]);
