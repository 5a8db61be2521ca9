/** What a line is of. A product and a combo may have the same `idItem`. */
export const ITEM_PRODUTO = 1;
export const ITEM_COMBO = 2;
