import * as z from 'zod/mini';
import { codigos } from './codigo.ts';

/** The members of every refusal: the title, the sentence for the user, and our code if the server has one. */
export const recusa = z.object({
  Message: z.string(),
  Description: z.string(),
  Codigo: z.optional(z.enum(codigos)),
});

export type Recusa = z.output<typeof recusa>;
