import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';

/**
 * The result of one line of a repeated order. `incluido` false: the line is not in the cart, and `mensagem`
 * gives the reason; true: it is, and `mensagem` is a remark about the stock, or null.
 */
const itemRepetido = z.object({
  idItem: id,
  idItemTipo: id,
  idCondicao: id,
  produto: z.object({ idProduto: id, descProduto: z.string() }),
  quantidade: z.int(),
  incluido: z.boolean(),
  mensagem: z.nullable(z.string()),
});

export type ItemRepetido = z.output<typeof itemRepetido>;

/**
 * Adds an order's lines to the customer's open cart, with the order's sale condition if it still holds, else the
 * preferred one. Returns the lines, also those left out (ours: the documents only list the added ones), or one
 * sentence if none was added. A GET with an effect, as documented: never cached, prefetched or repeated
 * automatically; with an Idempotency-Key it is done once. `idCarrinho` is read and ignored: a user has one open
 * cart for a customer.
 */
export const repetirPedido = defineCall({
  name: 'repetirPedido',
  method: 'GET',
  path: '/pedido/repetir',
  summary: 'Put the lines of an order into the cart again',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({
    idPrePedido: idTexto,
    idPessoaCliente: idTexto,
    idCarrinho: z.optional(idTexto),
    idOperacao: z.optional(idTexto),
    idOrigem: z.optional(idTexto),
    idOrigemTipo: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.union([z.array(itemRepetido), z.string()]),
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'sem-preferencias',
    'orcamento-nao-repete',
    'carrinho-pendente',
  ],
});
