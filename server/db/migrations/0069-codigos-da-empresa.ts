import { oneByOne } from '#server/db/one-by-one.ts';

/** The company's codes of products and customers, and its numbers of orders, reach the devices. */
export const codigosDaEmpresa = oneByOne([
  // Searched without regard to capitals and leading zeros.
  `create index "codigoErp_chave" on "codigoErp"
    ("recurso", (lower(coalesce(nullif(ltrim("codigo", '0'), ''), '0'))))`,
  // A device hears of a product or an order again only after its row was written.
  `update "produto" set "mudado" = -1 where exists (
    select from "codigoErp" c
    where c."recurso" = 'produtos' and c."id" = "produto"."idProduto" and c."codigo" <> c."id"::text)`,
  `update "prePedido" set "mudado" = -1 where "idPrePedido" in (select "idPrePedido" from "pedidoErp")`,
]);
