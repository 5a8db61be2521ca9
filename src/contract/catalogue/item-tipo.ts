/** What a line is of. A product and a combo may have the same `idItem`. */
export const ITEM_PRODUTO = 1;
export const ITEM_COMBO = 2;

/** What a line of an order is: a product by itself, or one that is given along with a combo. */
export const ITEM_PEDIDO_SIMPLES = 1;
export const ITEM_PEDIDO_BONIFICADO = 5;
