import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, contagemTexto, id, idTexto, percentual, precoUnitario } from '#contract/wire/wire.ts';
import { carrinho, carrinhoItem, carrinhoMudado } from './carrinho.ts';
import { linhaChave, linhaDetalhe } from './linha.ts';

/** Quantities outside 1 to 99,999 are refused with a code and a sentence, so the wire takes any number. */
const quantidade = z.number();

/** The state that the device changed: another quantity on the server is reported as overwritten. */
const base = { quantidadeBase: z.optional(z.int()), revisaoBase: z.optional(z.int()) };

/**
 * The place of a change, in degrees and metres. Sent only if the company asks for it and the user agreed on this device;
 * this server accepts it and keeps nothing of it.
 */
const geolocalizacao = z.optional(
  z.nullable(z.object({ latitude: z.number(), longitude: z.number(), acuracidade: z.number() })),
);

export type Geolocalizacao = NonNullable<z.output<typeof geolocalizacao>>;

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
