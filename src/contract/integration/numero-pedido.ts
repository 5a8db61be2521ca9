import * as z from 'zod/mini';

/** An order of this portal as a machine names it: its number as text. */
const numeroPedido = z.string().check(
  z.regex(/^[1-9]\d{0,9}$/, 'tem de ser o número de um pedido'),
  z.refine((texto) => Number(texto) < 2 ** 31, 'tem de ser o número de um pedido'),
);

/** Begins an order's name that is the company's own number of it, as it was acknowledged. */
export const PREFIXO_ERP = 'erp:';

/** An order by its number here or, after `erp:`, by the company's own one. */
export const nomePedido = z.union(
  [numeroPedido, z.string().check(z.regex(/^erp:[^|\s](?:[^|]*[^|\s])?$/), z.maxLength(64))],
  'tem de ser o número de um pedido, ou erp: e o número da empresa',
);
