import * as z from 'zod/mini';
import { carrinho } from './carrinho.ts';
import { pedidoFeito } from './pedido.ts';
import { recusa } from './recusa.ts';

/**
 * The body of every refusal: its words and code, and what a submission needs of it. `carrinho-finalizado` on a
 * confirmation carries the orders that the cart became, `carrinho-mudou` the cart as it is now, so that a device can
 * settle or compare without asking again.
 */
export const erro = z.object({
  ...recusa.def.shape,
  pedidos: z.optional(z.array(pedidoFeito)),
  carrinho: z.optional(carrinho),
});

export type Erro = z.output<typeof erro>;
