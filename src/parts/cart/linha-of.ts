import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';

/** The cart line of a product under a sale condition. */
export const linhaOf = (idProduto: number, idCondicao: number): LinhaChave => ({
  idItem: idProduto,
  idItemTipo: ITEM_PRODUTO,
  idCondicao,
});
