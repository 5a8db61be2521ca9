import * as z from 'zod/mini';

/** An order of this portal as a machine names it: its number as text. */
export const numeroPedido = z.string().check(
  z.regex(/^[1-9]\d{0,9}$/),
  z.refine((texto) => Number(texto) < 2 ** 31),
);
