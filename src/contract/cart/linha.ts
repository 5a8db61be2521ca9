import * as z from 'zod/mini';
import { id } from '#contract/wire/wire.ts';

/** A line's natural key. */
export const linhaChave = z.object({ idItem: id, idItemTipo: id, idCondicao: id });

export type LinhaChave = z.output<typeof linhaChave>;

/** The longest remark on one line, in UTF-16 units. */
export const OBSERVACAO_LINHA_MAXIMA = 60;

/**
 * The texts that a user writes on a line. Requests, queue, cart, tables and orders extend this schema, so a new member
 * needs no change between them. Absent and '' both mean no text; in a request an absent member keeps its stored value.
 */
export const linhaDetalhe = z.object({
  /** For the warehouse, for example 'validade longa'. */
  observacao: z.optional(z.string().check(z.maxLength(OBSERVACAO_LINHA_MAXIMA))),
});

export type LinhaDetalhe = z.output<typeof linhaDetalhe>;

// `Object.keys` returns plain strings; these are the schema's own members.
export const DETALHES = Object.keys(linhaDetalhe.def.shape) as (keyof LinhaDetalhe)[];
