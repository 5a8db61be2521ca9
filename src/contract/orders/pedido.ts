import * as z from 'zod/mini';
import { formaPagamento, prazo } from '#contract/customers/preferencia.ts';
import { defineCall } from '#contract/wire/call.ts';
import { dia } from '#contract/wire/paging.ts';
import { id, idTexto, instante, reais } from '#contract/wire/wire.ts';

/** One order as the confirmation of a cart answers it. Situations: 1 refused, 2 in process, 3 processed. */
export const pedidoFeito = z.object({
  idPrePedido: id,
  idPessoaFilial: id,
  idCondicao: id,
  idCarrinhoGrupoTipo: id,
  idPrePedidoSituacao: id,
  total: reais,
});

export type PedidoFeito = z.output<typeof pedidoFeito>;

/**
 * An order that a finished cart became, with the marks of its origin: the code of its submission, and its lines
 * without the given products of combos.
 */
export const pedidoDoCarrinho = z.object({
  ...pedidoFeito.def.shape,
  codigoLocal: z.optional(z.nullable(z.string())),
  linhas: z.optional(z.array(z.object({ idItem: id, idItemTipo: id, quantidade: z.int() }))),
});

export type PedidoDoCarrinho = z.output<typeof pedidoDoCarrinho>;

/** An order with the figures of a confirmation screen. */
export const pedido = z.object({
  ...pedidoFeito.def.shape,
  idCarrinho: id,
  dataHora: instante,
  idPrePedidoOperacao: id,
  pessoaDestinatario: z.object({ idPessoa: id, nome: z.string() }),
  descricaoFilial: z.string(),
  descricaoCarrinhoGrupo: z.string(),
  usuario: z.object({ nomeCompleto: z.string() }),
  prazo,
  formaPagamento,
  portalPedidoSituacao: z.object({ idPedidoSituacao: id, descPedidoSituacao: z.string() }),
  quantidadeProduto: z.int(),
  codigoLocal: z.nullable(z.string()),
  /** The part of the total that cashback pays; absent without cashback. */
  valorCashbackAplicado: z.optional(reais),
  previsaoEntrega: z.optional(z.nullable(dia)),
  /** Ours: until when an order that awaits its payment can be paid; null for any other. */
  pagarAte: z.optional(z.nullable(instante)),
});

export type Pedido = z.output<typeof pedido>;

/** Ours: the orders of a cart, for a confirmation that is opened again. */
export const consultarPedidosPorCarrinho = defineCall({
  name: 'consultarPedidosPorCarrinho',
  method: 'GET',
  path: '/pedido/porCarrinho',
  summary: 'The orders that a cart became',
  documented: false,
  access: 'session',
  query: z.object({ idCarrinho: idTexto }),
  body: undefined,
  reply: z.array(pedido),
  errors: ['nao-encontrado', 'outra-epoca'],
});
