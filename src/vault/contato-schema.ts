import * as z from 'zod/mini';

const mudancaDe = <T extends z.core.$ZodShape>(dado: T) => ({
  contato: z.string(),
  antes: z.nullable(z.object({ ...dado, promocoes: z.boolean() })),
  depois: z.nullable(z.object({ ...dado, promocoes: z.boolean() })),
});

/** The changes of contacts, for the union of all kinds. */
export const contatoIntents = [
  z.object({ tipo: z.literal('email'), ...mudancaDe({ email: z.string() }) }),
  z.object({
    tipo: z.literal('telefone'),
    ...mudancaDe({ ddd: z.string(), prefixo: z.string(), numero: z.string() }),
    idTelefone: z.exactOptional(z.nullable(z.number())),
  }),
] as const;
