import { oneByOne } from '#server/db/one-by-one.ts';

/** The company's codes of products and customers, and its numbers of orders, reach the devices. */
export const codigosDaEmpresa = oneByOne([
  // Searched without regard to capitals and leading zeros.
  `create index "codigoErp_chave" on "codigoErp"
    ("recurso", (lower(coalesce(nullif(ltrim("codigo", '0'), ''), '0'))))`,
  // The stored stream has no codes, and is built again. A device of this build loads it whole once.
  `delete from "feed" where "idContexto" = ''`,
  // A device hears of an order again only after its row was written.
  `update "prePedido" set "mudado" = -1 where "idPrePedido" in (select "idPrePedido" from "pedidoErp")`,
]);
