import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, instante, reais } from '#contract/wire/wire.ts';

/**
 * A goal and the amount reached. Null ids stand for all; `fabricantes` and `marcas` are the ids of every maker and brand of
 * that name, which may be none.
 * A line of a combo counts for its products by their paid units.
 */
export const meta = z.object({
  idMeta: id,
  fabricante: z.nullable(z.string()),
  fabricantes: z.nullable(z.array(id)),
  marca: z.nullable(z.string()),
  marcas: z.nullable(z.array(id)),
  cliente: z.nullable(z.object({ idPessoa: id, nome: z.string() })),
  valor: reais,
  realizado: reais,
});

export type Meta = z.output<typeof meta>;

/**
 * The user's goals of the current month in the business time zone, the one of all orders first. The amount reached sums
 * the orders of the user, and of a supervisor's team. Refused, cancelled and unpaid orders and quotations do not count.
 */
export const consultarMetas = defineCall({
  name: 'consultarMetas',
  method: 'GET',
  path: '/meta',
  summary: "The user's goals of the month and the amounts reached",
  documented: false,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.object({ mes: z.string(), lidoEm: instante, metas: z.array(meta) }),
  errors: [],
});
