import * as z from 'zod/mini';
import { codigos } from './codigo.ts';

/** What every refusal says: the title, the sentence for the person, and our code when the server has one. */
export const recusa = z.object({
  Message: z.string(),
  Description: z.string(),
  Codigo: z.optional(z.enum(codigos)),
});

export type Recusa = z.output<typeof recusa>;
