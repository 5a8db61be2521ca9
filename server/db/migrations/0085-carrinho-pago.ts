import { oneByOne } from '#server/db/one-by-one.ts';

/** Finds the carts that are paid in part or wholly and not finished, of which there are few. */
export const carrinhoPago = oneByOne([
  `create index "carrinho_pago" on "carrinho" ("idCarrinho") where "idCarrinhoSituacao" = 5`,
]);
