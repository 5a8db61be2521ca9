import * as z from 'zod/mini';
import { carrinho } from './cart/carrinho.ts';
import { pessoaEmail } from './contacts/email.ts';
import { telefone } from './contacts/telefone.ts';
import { pedidoDoCarrinho } from './orders/pedido.ts';
import { devolucao } from './returns/devolucao.ts';
import { recusa } from './wire/recusa.ts';

/**
 * The body of every refusal: its words and code, and the data that a device needs to settle or compare without
 * asking again. `carrinho-finalizado` carries the orders of the cart and the customer's current open cart, or
 * null; `carrinho-mudou` the current cart; `devolucao-mudou` the return with the units that each lot has left;
 * `contato-duplicado` the e-mail or phone that is there already; `carta-em-aberto` the id of the letter in question.
 */
export const erro = z.object({
  ...recusa.def.shape,
  pedidos: z.optional(z.array(pedidoDoCarrinho)),
  carrinho: z.optional(z.nullable(carrinho)),
  devolucao: z.optional(devolucao),
  email: z.optional(pessoaEmail),
  telefone: z.optional(telefone),
});

export type Erro = z.output<typeof erro>;
