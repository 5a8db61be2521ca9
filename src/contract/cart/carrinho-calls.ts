import * as z from 'zod/mini';
import { pedidoFeito } from '#contract/orders/pedido.ts';
import { defineCall } from '#contract/wire/call.ts';
import { codigos } from '#contract/wire/codigo.ts';
import {
  booleanoTexto,
  contagemTexto,
  id,
  idTexto,
  instante,
  percentual,
  precoUnitario,
  reais,
  reaisTexto,
} from '#contract/wire/wire.ts';
import { carrinho, carrinhoItem, carrinhoMudado } from './carrinho.ts';
import { linhaChave, linhaDetalhe } from './linha.ts';

/** Quantities outside 1 to 99,999 are refused with a code and a sentence, so the wire takes any number. */
const quantidade = z.number();

/** The state that the device changed: another quantity on the server is reported as overwritten. */
const base = { quantidadeBase: z.optional(z.int()), revisaoBase: z.optional(z.int()) };

/** The device's position. Accepted and not kept: our app never asks for it. */
const geolocalizacao = z.optional(
  z.nullable(z.object({ latitude: z.number(), longitude: z.number(), acuracidade: z.number() })),
);

/** Null when the user has no cart for the customer. A finished cart is not answered. */
export const consultarCarrinho = defineCall({
  name: 'consultarCarrinho',
  method: 'GET',
  path: '/Carrinho',
  summary: 'The unfinished cart of the user for a customer, or null',
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    recalcular: z.optional(booleanoTexto),
    idOrigem: z.optional(idTexto),
    idOrigemTipo: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.nullable(carrinho),
  errors: ['cliente-nao-vinculado', 'outra-epoca'],
});

/** The lines of the user's unfinished cart, as in the cart itself; `recalcular` is read and ignored. */
export const consultarCarrinhoItens = defineCall({
  name: 'consultarCarrinhoItens',
  method: 'GET',
  path: '/Carrinho/item',
  summary: 'The lines of an unfinished cart',
  documented: true,
  access: 'session',
  query: z.object({ idCarrinho: idTexto, recalcular: z.optional(booleanoTexto) }),
  body: undefined,
  reply: z.array(carrinhoItem),
  errors: ['cliente-nao-vinculado', 'nao-encontrado', 'outra-epoca'],
});

/** The same as the unfinished cart of a customer. `idUsuario` must be the user of the token. */
export const consultarCarrinhoAtualizado = defineCall({
  name: 'consultarCarrinhoAtualizado',
  method: 'GET',
  path: '/Carrinho/consultarCarrinhoCompraAtualizado',
  summary: 'The unfinished cart of the user for a customer with current prices, or null',
  documented: true,
  access: 'session',
  query: z.object({
    idUsuario: idTexto,
    idPessoaCliente: idTexto,
    idOrigem: z.optional(idTexto),
    idOrigemTipo: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.nullable(carrinho),
  errors: ['outro-usuario', 'cliente-nao-vinculado', 'outra-epoca'],
});

/**
 * Adds `Quantidade`, or sets `QuantidadeDesejada` if the body has it (ours). Opens a cart if none is open. A new
 * line stands at the end, or before the line `antesDe` (ours), so that a removed line goes back to its place.
 * `IDUsuario` must be the user of the token: a device never sends another user's work.
 */
export const manterCarrinhoCompra = defineCall({
  name: 'manterCarrinhoCompra',
  method: 'POST',
  path: '/Carrinho/manterCarrinhoCompra',
  summary: 'Put an item into the cart',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    IDUsuario: id,
    IDPessoaCliente: id,
    IDCondicaoCliente: id,
    IDPrazo: z.nullable(id),
    IDFormasPagamento: z.nullable(id),
    IDProduto: z.optional(id),
    IDPromocaoCombo: z.optional(id),
    IDCondicaoProduto: id,
    IDItemTipo: id,
    Quantidade: quantidade,
    QuantidadeDesejada: z.optional(quantidade),
    CodBarra: z.optional(z.string()),
    PercentualDesconto: percentual,
    PercentualDescontoFinanceiro: percentual,
    StValor: precoUnitario,
    ValorUnitario: precoUnitario,
    Geolocalizacao: geolocalizacao,
    IDOperacao: id,
    IDOrigem: id,
    IDOrigemTipo: id,
    antesDe: z.optional(linhaChave),
    ...linhaDetalhe.def.shape,
    ...base,
  }),
  reply: carrinhoMudado,
  errors: [
    'outro-usuario',
    'cliente-nao-vinculado',
    'sem-preferencias',
    'item-nao-encontrado',
    'item-sem-condicao',
    'combo-indisponivel',
    'combo-limite',
    'quantidade-invalida',
    'carrinho-pendente',
    'chave-reutilizada',
  ],
});

const linha = z.object({ idCarrinho: idTexto, idCarrinhoGrupo: idTexto });

/**
 * Sets the quantity of an existing line. A missing line is created again if the body has `quantidadeBase` (the
 * last change wins, and the response names the overwritten quantity); without it, 404.
 */
export const alterarItem = defineCall({
  name: 'alterarItem',
  method: 'PUT',
  path: '/Carrinho/item',
  summary: 'Set the quantity of a line',
  documented: true,
  access: 'session',
  keyed: true,
  query: linha,
  body: z.object({
    ...linhaChave.def.shape,
    ...linhaDetalhe.def.shape,
    quantidade,
    geolocalizacao,
    ...base,
  }),
  reply: carrinhoMudado,
  errors: [
    'nao-encontrado',
    'cliente-nao-vinculado',
    'item-nao-encontrado',
    'item-sem-condicao',
    'combo-indisponivel',
    'combo-limite',
    'quantidade-invalida',
    'carrinho-pendente',
    'carrinho-finalizado',
    'chave-reutilizada',
  ],
});

/** Removing a line that is already gone is a success. `quantidadeBase` and `revisaoBase` are ours. */
export const excluirItem = defineCall({
  name: 'excluirItem',
  method: 'DELETE',
  path: '/Carrinho/item',
  summary: 'Remove a line',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.extend(linha, {
    idItem: idTexto,
    idItemTipo: idTexto,
    idCondicao: z.optional(idTexto),
    quantidadeBase: z.optional(contagemTexto),
    revisaoBase: z.optional(contagemTexto),
  }),
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
