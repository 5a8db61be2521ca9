/** Bits of a product's `sinais`. Apart from the feed, which only a device reads: a visitor's list needs these. */
export const SINAL_HOSPITALAR = 1;
export const SINAL_REFRIGERADO = 2;
export const SINAL_CONTROLADO = 4;
export const SINAL_COMERCIALIZADO = 8;
export const SINAL_GENERICO = 16;
