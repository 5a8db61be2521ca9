import * as z from 'zod/mini';

/**
 * Pieces of the wire that several resources use. Each codec reads the wire's form on the left and gives the
 * form that code calculates with on the right; names never change. Money is a JSON number in reais on the
 * wire and an integer in code.
 */

/** Reais with at most 2 decimals on the wire, integer cents in code. */
export const reais = z.codec(z.number(), z.int(), {
  decode: (wire) => Math.round(wire * 100),
  encode: (cents) => cents / 100,
});

/** A unit price: reais with at most 4 decimals on the wire, integer ten-thousandths of a real in code. */
export const precoUnitario = z.codec(z.number(), z.int(), {
  decode: (wire) => Math.round(wire * 10_000),
  encode: (value) => value / 10_000,
});

/** A percentage: 12.5 on the wire, 1250 (hundredths of 1 %) in code. */
export const percentual = z.codec(z.number(), z.int(), {
  decode: (wire) => Math.round(wire * 100),
  encode: (hundredths) => hundredths / 100,
});

/** A positive id inside a JSON body. */
export const id = z.int().check(z.positive());

/** A positive id inside a query string or a path. */
export const idTexto = z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

/** The same for an id of 32 bits whose name does not say so: a server's parser knows the others by their names. */
export const idCurtoTexto = z.codec(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine((wire) => Number(wire) < 2 ** 31),
  ),
  z.int(),
  { decode: (wire) => Number(wire), encode: (value) => String(value) },
);

/** A count from 0 inside a query string. */
export const contagemTexto = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

/** A boolean inside a query string. */
export const booleanoTexto = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** An instant as ISO 8601 text with its offset: 2026-11-20T14:03:00-03:00. It stays text in code. */
export const instante = z.iso.datetime({ offset: true });

/** A cashback or payment amount inside a query string: reais with a decimal point, integer cents in code. */
export const reaisTexto = z.codec(z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/)), z.int(), {
  decode: (wire) => Math.round(Number(wire) * 100),
  encode: (cents) => (cents / 100).toFixed(2),
});
