import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, id, idTexto, reais } from '#contract/wire/wire.ts';
import { carrinhoMudado } from './carrinho.ts';

/** A group of a cart that awaits payment, with its order. */
export const grupoPrePedido = z.object({
  idCarrinhoGrupo: id,
  descEcommerceCarrinhoGrupo: z.string(),
  /** The group's: 1 open (no payment to wait for), 2 awaiting payment, 4 paid, 5 paid with balance, 6 cancelled. */
  idSituacao: id,
  idPrePedido: id,
  /** 2 in process, 3 processed, 5 paid with balance, 6 cancelled. */
  idPrePedidoSituacao: id,
  /** Ours, like the next ones: the order's instalments, 1 open, 2 settled. */
  idSituacaoContaReceber: id,
  idPessoaFilial: id,
  idFormaPagamento: id,
  pagamentoAntecipado: z.boolean(),
  /** The amount to pay: the order's total less its cashback. */
  valor: reais,
  /** A charge whose outcome is not known yet holds the group. */
  emProcessamento: z.boolean(),
  /** The reason why the last charge was refused. */
  mensagem: z.nullable(z.string()),
  /** Ours: payments that the order did not need, now the customer's advance balance. */
  valorCreditado: z.optional(reais),
});

export type GrupoPrePedido = z.output<typeof grupoPrePedido>;

export const consultarGruposPrePedido = defineCall({
  name: 'consultarGruposPrePedido',
  method: 'GET',
  path: '/Carrinho/CarrinhoGrupoPrePedido',
  summary: 'The groups of a cart that awaits payment, with their orders',
  documented: true,
  access: 'session',
  query: z.object({ idCarrinho: idTexto }),
  body: undefined,
  reply: z.array(grupoPrePedido),
  errors: ['nao-encontrado', 'cliente-nao-vinculado', 'outra-epoca'],
});

/**
 * Leaves the payment: groups that are paid stay orders, the others' orders are cancelled and their lines are in
 * the open cart again, which is the answer.
 */
export const continuarComprando = defineCall({
  name: 'continuarComprando',
  method: 'POST',
  path: '/Carrinho/ContinuarComprando',
  summary: 'Go on shopping with what is not paid',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({
    idCarrinho: idTexto,
    politicaAceite: z.optional(booleanoTexto),
    idOperacao: z.optional(idTexto),
    idOrigem: z.optional(idTexto),
    idOrigemTipo: z.optional(idTexto),
  }),
  body: undefined,
  reply: carrinhoMudado,
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-finalizado',
    'pagamento-em-processamento',
    'chave-reutilizada',
  ],
});

/** Decided path: removes a group with its lines; of a cart that awaits payment also its order. */
export const excluirGrupo = defineCall({
  name: 'excluirGrupo',
  method: 'DELETE',
  path: '/Carrinho/grupo',
  summary: 'Remove a group',
  documented: false,
  access: 'session',
  keyed: true,
  query: z.object({ idCarrinho: idTexto, idCarrinhoGrupo: idTexto }),
  body: undefined,
  reply: carrinhoMudado,
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-finalizado',
    'grupo-pago',
    'pagamento-em-processamento',
    'chave-reutilizada',
  ],
});

/** Decided path: deletes a cart that holds no line; one that does is refused. */
export const excluirCarrinho = defineCall({
  name: 'excluirCarrinho',
  method: 'DELETE',
  path: '/Carrinho',
  summary: 'Delete an empty cart',
  documented: false,
  access: 'session',
  keyed: true,
  query: z.object({ idCarrinho: idTexto }),
  body: undefined,
  reply: z.object({ idCarrinho: id }),
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-pendente',
    'carrinho-finalizado',
    'requisicao-invalida',
    'chave-reutilizada',
  ],
});
