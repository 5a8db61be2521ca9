import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idTexto } from './wire.ts';

/** What the documented call carries with every repeat: operation, origin and its type. */
export const REPETIR = { idOperacao: 4, idOrigem: 2, idOrigemTipo: 18 } as const;

/** A line that came into the cart. `quantidade` is what the repeat added, not what the cart holds now. */
export const itemRepetido = z.object({
  idItem: id,
  idItemTipo: id,
  descricao: z.string(),
  quantidade: z.int(),
  /** Ours: how many of them there is no stock for. */
  quantidadeFalta: z.optional(z.int()),
});

/** Ours: a line that did not come, with the server's sentence. */
export const itemNaoRepetido = z.object({
  idItem: id,
  idItemTipo: id,
  descricao: z.string(),
  quantidade: z.int(),
  motivo: z.string(),
});

/**
 * Copies an order's lines into the customer's open cart, adding to what it holds. A changing GET, as documented:
 * never cached, prefetched or repeated. Without `idCarrinho` the customer's open cart, or a new one. The answer is
 * the lines that came and, ours, those that did not; a server that has only a sentence answers that as a text.
 */
export const repetirPedido = defineCall({
  name: 'repetirPedido',
  method: 'GET',
  path: '/pedido/repetir',
  summary: 'Copies the lines of an order into the cart',
  documented: true,
  access: 'session',
  query: z.object({
    idPrePedido: idTexto,
    idPessoaCliente: idTexto,
    idCarrinho: z.optional(idTexto),
    idOperacao: idTexto,
    idOrigem: idTexto,
    idOrigemTipo: idTexto,
  }),
  body: undefined,
  reply: z.union([
    z.string(),
    z.array(itemRepetido),
    z.object({ itens: z.array(itemRepetido), naoIncluidos: z.array(itemNaoRepetido) }),
  ]),
  errors: ['nao-encontrado', 'cliente-nao-vinculado', 'carrinho-pendente'],
});
