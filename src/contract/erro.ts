import * as z from 'zod/mini';
import { codigos } from './codigo.ts';

/** The body of every refusal: the title, the sentence for the person, and our code when the server has one. */
export const erro = z.object({
  Message: z.string(),
  Description: z.string(),
  Codigo: z.optional(z.enum(codigos)),
});

export type Erro = z.output<typeof erro>;
