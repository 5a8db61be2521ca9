import * as z from 'zod/mini';

/** Pieces of the wire that paged lists use. Pages count from 1. */

/** The number of a page inside a query string. */
export const paginaTexto = z.codec(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

/** How many rows a page shall hold, inside a query string; a server may hold a page to its own maximum. */
export const tamanhoPaginaTexto = z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

/** Ids joined by ';' inside a query string: `101;107`. */
export const idsTexto = z.codec(
  z.string().check(z.regex(/^[1-9]\d{0,8}(;[1-9]\d{0,8}){0,99}$/)),
  z.array(z.int()),
  {
    decode: (wire) => wire.split(';').map(Number),
    encode: (ids) => ids.join(';'),
  },
);

/** Ids of situations joined by ';': `1;2`. Unknown ones find nothing. */
export const situacoesTexto = z.codec(
  z.string().check(z.regex(/^(\d{1,9}(;\d{1,9}){0,9})?$/)),
  z.array(z.int()),
  {
    decode: (wire) => (wire === '' ? [] : wire.split(';').map(Number)),
    encode: (ids) => ids.join(';'),
  },
);

/** The size of a page; the text 'null' is the usual one. */
export const tamanhoOuNull = z.codec(z.union([tamanhoPaginaTexto, z.literal('null')]), z.nullable(z.int()), {
  decode: (wire) => (wire === 'null' ? null : wire),
  encode: (size) => size ?? ('null' as const),
});

/** A day of the calendar, in the business time zone where it was taken from an instant: 2026-11-20. */
export const dia = z.iso.date().check(z.refine((day) => !day.startsWith('0000')));

/** The form of a paged answer. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ colecao: z.array(row), totalRegistros: z.int() });
