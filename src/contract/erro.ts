import * as z from 'zod/mini';
import { carrinho } from './carrinho.ts';
import { codigos } from './codigo.ts';
import { pedidoFeito } from './pedido.ts';

/**
 * The body of every refusal: the title, the sentence for the person, and our code when the server has one.
 * `carrinho-finalizado` on a confirmation carries the orders that the cart became, `carrinho-mudou` the cart as
 * it is now, so that a device can settle or compare without asking again.
 */
export const erro = z.object({
  Message: z.string(),
  Description: z.string(),
  Codigo: z.optional(z.enum(codigos)),
  pedidos: z.optional(z.array(pedidoFeito)),
  carrinho: z.optional(carrinho),
});

export type Erro = z.output<typeof erro>;
