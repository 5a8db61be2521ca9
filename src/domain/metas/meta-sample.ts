import type { Meta } from '#contract/orders/meta.ts';

/** For tests: a goal of R$ 80.000,00 for all orders; 60 % is reached. */
export const metaSample = (over: Partial<Meta> = {}): Meta => ({
  idMeta: 1,
  fabricante: null,
  fabricantes: null,
  marca: null,
  marcas: null,
  cliente: null,
  valor: 80_000_00,
  realizado: 48_200_00,
  ...over,
});
