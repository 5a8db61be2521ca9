import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';
import { carrinhoMudado } from './carrinho.ts';

/** Longest order number of the customer's own, and longest note to the office. */
export const NUMERO_PEDIDO_CLIENTE_MAXIMO = 30;
export const OBSERVACAO_MAXIMA = 100;

/**
 * Sets how one group is paid, by `<idPrazo>_<idFormaPagamento>` of the customer's options for its condition. Of a cart
 * that awaits payment only a group that is not paid, and its order changes with it.
 * `revisaoBase` is ours, as in every change of the cart.
 */
export const alterarGrupo = defineCall({
  name: 'alterarGrupo',
  method: 'PUT',
  path: '/Carrinho/grupo',
  summary: 'Set the payment of a group',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    idCarrinho: id,
    idCarrinhoGrupo: id,
    idPrazo: id,
    idFormaPagamento: id,
    revisaoBase: z.optional(z.int()),
  }),
  reply: carrinhoMudado,
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-finalizado',
    'sem-meio-pagamento',
    'grupo-pago',
    'limite-excedido',
    'pagamento-em-processamento',
    'chave-reutilizada',
  ],
});

/**
 * Writes the extra data of the order: the customer's own number and a note. Not ticked clears both. Ours: the
 * documented call answers nothing that is named and the cart is read again; here the cart is the answer.
 */
export const informarDadosExtrasPedido = defineCall({
  name: 'informarDadosExtrasPedido',
  method: 'POST',
  path: '/Carrinho/InformarDadosExtrasPedido',
  summary: 'Write the extra data of the order',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    IDCarrinho: id,
    InformarDadosExtrasPedido: z.boolean(),
    NumeroPedidoCliente: z.string().check(z.maxLength(NUMERO_PEDIDO_CLIENTE_MAXIMO)),
    Observacao: z.string().check(z.maxLength(OBSERVACAO_MAXIMA)),
  }),
  reply: carrinhoMudado,
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'carrinho-pendente',
    'carrinho-finalizado',
    'chave-reutilizada',
  ],
});
