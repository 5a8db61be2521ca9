import * as z from 'zod/mini';
import { pedidoFeito } from '#contract/orders/pedido.ts';
import { defineCall } from '#contract/wire/call.ts';
import { codigos } from '#contract/wire/codigo.ts';
import { booleanoTexto, id, idTexto, instante, reais, reaisTexto } from '#contract/wire/wire.ts';
import { carrinho, carrinhoMudado } from './carrinho.ts';
import { linhaChave } from './linha.ts';

/** Steps: 1 review, 2 payment, 3 confirmation. */
export const definirEtapa = defineCall({
  name: 'definirEtapa',
  method: 'PUT',
  path: '/Carrinho/etapa',
  summary: 'Set the step of the checkout and the acceptance of the policies',
  documented: false,
  access: 'session',
  keyed: true,
  query: z.object({ idCarrinho: idTexto, etapa: idTexto, politicaAceite: z.optional(booleanoTexto) }),
  body: undefined,
  reply: carrinhoMudado,
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-pendente',
    'carrinho-finalizado',
    'chave-reutilizada',
  ],
});

/** Room for 10,000 lines as they were seen, at most 100 bytes each. */
const CONFIRMACAO_BYTES = 1024 * 1024;

/** A group by its natural key, with its figures on screen when the user confirmed it. */
const grupoConfirmado = z.object({
  idPessoaFilial: id,
  idCondicao: id,
  idCarrinhoGrupoTipo: id,
  totalVisto: reais,
  /** Units shown as served: fewer at the time of the order asks the user again. */
  quantidadeAtendidaVista: z.int(),
  /** The group's lines as seen: another set or quantity asks again, and the revision need not match. */
  linhas: z.optional(z.array(z.extend(linhaChave, { quantidade: z.int() }))),
  /** `<idPrazo>_<idFormaPagamento>` as seen: another payment asks again. */
  idPagamentoVisto: z.optional(z.string()),
});

export type GrupoConfirmado = z.output<typeof grupoConfirmado>;

/** A named group that did not become an order, with the server's sentence. */
export const grupoRecusado = z.object({
  idPessoaFilial: id,
  idCondicao: id,
  idCarrinhoGrupoTipo: id,
  Codigo: z.enum(codigos),
  Message: z.string(),
  Description: z.string(),
});

export type GrupoRecusado = z.output<typeof grupoRecusado>;

/**
 * Turns the cart into orders, one per group, in one step that either happens whole or not at all. `totalVisto`
 * and `grupos` (ours) guard it: a total that rose, units that went missing or lines that are not those seen
 * answer 409 `carrinho-mudou` with nothing done; so does another `revisao` for a group without `linhas`.
 * Groups that are not named move to a new open cart, and then `carrinho` is that one; else it is the finished
 * one (situation 6), so the reply's cart is always the newest. With `parcial` a group that cannot go moves
 * like one that is not named, and `recusados` says why; if none can go the refusal is as without.
 *
 * At step 2 the cart goes on to the payment page: orders are made of all groups, the policies are accepted there,
 * and `carrinho` awaits payment (3), or is paid in part (5) where the customer's balance paid a group. A body that
 * does not name every group answers 409 `carrinho-mudou`; `parcial` says nothing then.
 *
 * A cart of more than 10,000 lines is not confirmed: 400 `requisicao-invalida` with a sentence that says so.
 */
export const confirmarCarrinho = defineCall({
  name: 'confirmarCarrinho',
  method: 'POST',
  path: '/Carrinho/ConfirmarCarrinho',
  summary: 'Confirm the cart into orders',
  documented: true,
  access: 'session',
  keyed: true,
  bodyLimit: CONFIRMACAO_BYTES,
  query: z.object({
    idCarrinho: idTexto,
    cashbackAplicado: z.optional(reaisTexto),
    idOperacao: z.optional(idTexto),
    idOrigem: z.optional(idTexto),
    idOrigemTipo: z.optional(idTexto),
  }),
  body: z.nullish(
    z.object({
      revisao: z.int(),
      totalVisto: reais,
      grupos: z.array(grupoConfirmado).check(z.minLength(1)),
      /** The local code that the device showed, for the office to find. */
      codigoLocal: z.optional(z.string().check(z.maxLength(16))),
      /** When the user said yes: a device without a network sends it later. */
      feitoEm: z.optional(instante),
      /** One refused group does not hold the others: those that can go become orders (`recusados` tells). */
      parcial: z.optional(z.boolean()),
    }),
  ),
  reply: z.object({
    /** The code that the request named, so that a device knows its own. */
    codigoLocal: z.optional(z.nullable(z.string())),
    pedidos: z.array(pedidoFeito),
    carrinho,
    /** With `parcial`: named groups that stay in the cart, each with its reason; empty when all went. */
    recusados: z.optional(z.array(grupoRecusado)),
  }),
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-vazio',
    'carrinho-mudou',
    'carrinho-pendente',
    'carrinho-finalizado',
    'politica-nao-aceita',
    'limite-excedido',
    'minimo-diario',
    'minimo-grupo',
    'sem-meio-pagamento',
    'sem-itens-atendidos',
    'cashback-insuficiente',
    'chave-reutilizada',
  ],
});
