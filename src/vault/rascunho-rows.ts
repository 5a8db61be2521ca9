import * as z from 'zod/mini';

/** The version of the rows that this build writes. */
export const RASCUNHO_VERSION = 1;

/** A request for the review of a customer's documents that the user has not sent, one for each customer. */
export const rascunhoRow = z.object({
  v: z.literal(RASCUNHO_VERSION),
  idPessoaCliente: z.number(),
  nomeCliente: z.string(),
  /** The request's `Idempotency-Key`, made with this file for this customer. */
  key: z.string(),
  /** The file's name, for its user only: it is not sent. */
  nome: z.string(),
  arquivo: z.instanceof(Blob),
  /** When the file was chosen, in epoch milliseconds. */
  at: z.number(),
  /** The first try with this key, by the server's time; null before it. */
  firstTry: z.nullable(z.object({ at: z.number(), heardAt: z.nullable(z.number()) })),
  /**
   * The names of files that this one replaced after a try without an answer: they may have arrived. `at`: when the last
   * of them was replaced.
   */
  anteriores: z.exactOptional(z.object({ nomes: z.array(z.string()), at: z.number() })),
});

export type RascunhoRow = z.output<typeof rascunhoRow>;
