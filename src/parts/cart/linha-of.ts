import type { LinhaChave } from '#domain/cart/linha.ts';

/** The item type of single products; the other type is the combo. */
const ITEM_PRODUTO = 1;

/** The cart line of a product under a sale condition. */
export const linhaOf = (idProduto: number, idCondicao: number): LinhaChave => ({
  idItem: idProduto,
  idItemTipo: ITEM_PRODUTO,
  idCondicao,
});
