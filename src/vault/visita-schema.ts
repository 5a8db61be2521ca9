import * as z from 'zod/mini';

/** The changes of notes about visits, for the union of all kinds. */
export const visitaIntent = z.object({
  tipo: z.literal('visita'),
  id: z.string(),
  dia: z.string(),
  base: z.nullable(z.number()),
  escritaEm: z.number(),
  depois: z.nullable(z.object({ motivo: z.nullable(z.number()), texto: z.string() })),
});
