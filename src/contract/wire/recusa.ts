import * as z from 'zod/mini';
import { codigos } from './codigo.ts';
import { id } from './wire.ts';

/**
 * The members of every refusal: the title, the sentence for the user, and our code if the server has one.
 * `carta-em-aberto` carries the id of the letter in question.
 */
export const recusa = z.object({
  Message: z.string(),
  Description: z.string(),
  Codigo: z.optional(z.enum(codigos)),
  idCartaCorrecao: z.optional(id),
});

export type Recusa = z.output<typeof recusa>;
