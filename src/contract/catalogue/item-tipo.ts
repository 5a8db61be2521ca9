/** The kind of a line's item. A product and a combo may have the same `idItem`. */
export const ITEM_PRODUTO = 1;
export const ITEM_COMBO = 2;

/** Kinds of order line: a product, a combo, a product given with a combo, a combo with its own payment term. */
export const ITEM_PEDIDO_SIMPLES = 1;
export const ITEM_PEDIDO_COMBO = 2;
export const ITEM_PEDIDO_BONIFICADO = 5;
export const ITEM_PEDIDO_COMBO_COM_PRAZO = 6;
