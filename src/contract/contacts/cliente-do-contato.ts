import * as z from 'zod/mini';

export const CLIENTE_INVALIDO = 'ID do cliente inválido';

/** The customer of a saved contact, with its own sentence for a missing or wrong one. */
export const idPessoaCliente = z
  .int({ error: CLIENTE_INVALIDO })
  .check(z.positive({ error: CLIENTE_INVALIDO }));
