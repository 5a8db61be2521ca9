import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dia } from './paging.ts';
import { selosTexto } from './selo.ts';
import { booleanoTexto, contagemTexto, id, idTexto, percentual, precoUnitario, reais } from './wire.ts';

/** A combo's limit per customer is shown only below this. */
export const LIMITE_MOSTRADO = 900;

const fabricante = z.object({ idProdutoFabricante: id, descProdutoFabricante: z.string() });

/**
 * A product of a combo, `quantidadeNoCombo` of it in each. With `bonificacao` it costs nothing. Prices are of one
 * unit under the combo's own discounts; all of them and the stock are absent for a visitor.
 */
export const comboProduto = z.object({
  idProduto: id,
  descricao: z.string(),
  produtoDescricaoTamanhoEmbalagem: z.string(),
  produtoFabricante: fabricante,
  quantidadeNoCombo: z.int(),
  bonificacao: z.boolean(),
  pmc: reais,
  /** These six are ours: the combo is found by them and drawn with them. Codes and bits as in the feed. */
  idProdutoMarca: id,
  idProdutoLinha: id,
  idCategoria: id,
  idSubCategoria: id,
  tarja: z.int(),
  sinais: z.int(),
  valorProduto: z.optional(precoUnitario),
  valorProdutoDesconto: z.optional(precoUnitario),
  percentualDesconto: z.optional(percentual),
  percentualDescontoFinanceiro: z.optional(percentual),
  stValor: z.optional(precoUnitario),
  /** Percentage of the net price that is added as ST (ours). */
  percentualSt: z.optional(percentual),
  estoque: z.optional(z.int()),
  /** The word of the legend, and its colour: green, orange or red. */
  descEstoque: z.optional(z.string()),
  legendaEstoque: z.optional(z.string()),
});

export type ComboProduto = z.output<typeof comboProduto>;

/**
 * What a combo is and what one of it costs. `preco` is the sum of its paid members before discounts, `valorTotal`
 * after them, both without ST; like all prices they are absent for a visitor.
 */
export const promocaoCombo = z.object({
  idPromocaoCombo: id,
  /** Null when its members are of several. */
  produtoFabricante: z.nullable(fabricante),
  /** The last day on which it is sold. */
  dataFinal: dia,
  /** What all its members share (ours): the branch that delivers them and the group of the cart. */
  idPessoaFilial: id,
  idCarrinhoGrupoTipo: id,
  /** Most that one customer may buy of it over all orders; shown below LIMITE_MOSTRADO. */
  quantidadeLimite: z.int(),
  rotulo: z.nullable(z.string()),
  detalhes: z.string(),
  promocaoComboCanalPrazoPrioritario: z.nullable(z.object({ idPrazo: id, descPrazo: z.string() })),
  /** The sale condition under which it has these prices (ours). */
  idCondicao: z.optional(id),
  /** What the customer has bought of it in orders that stand (ours). */
  quantidadeComprada: z.optional(z.int()),
  preco: z.optional(precoUnitario),
  valorTotal: z.optional(precoUnitario),
  percentualDesconto: z.optional(percentual),
  percentualDescontoFinanceiro: z.optional(percentual),
  stValor: z.optional(precoUnitario),
  valorTotalItensBonificados: z.optional(reais),
});

export type PromocaoCombo = z.output<typeof promocaoCombo>;

const comboIndividual = z.object({
  idItem: id,
  itemTipo: z.object({ idItemTipo: id }),
  descricao: z.string(),
  imagem: z.nullable(z.string()),
  promocaoCombo,
  itemPossuiEstoque: z.optional(z.boolean()),
  descEstoque: z.optional(z.string()),
  legendaEstoque: z.optional(z.string()),
  selos: selosTexto,
});

/** A combo with its members: all that a device needs to show, find, price and order it alone. */
export const combo = z.object({ ...comboIndividual.shape, itens: z.array(comboProduto) });

export type Combo = z.output<typeof combo>;

/**
 * Null when there is no such combo for who asks: it does not exist, is over, or is not sold to this customer
 * (client, branch, operation, origin, seller and the combo's own condition are looked at). Without
 * `idPessoaCliente`, and for a visitor, without prices.
 */
export const consultarCombo = defineCall({
  name: 'consultarCombo',
  method: 'GET',
  path: '/EcommerceItem/comboIndividual',
  summary: 'One combo, with what it costs the customer',
  documented: true,
  access: 'visitor',
  query: z.object({
    idItem: idTexto,
    idItemTipo: z.optional(idTexto),
    idTipoConsulta: z.optional(idTexto),
    idUsuario: z.optional(idTexto),
    idPessoaCliente: z.optional(idTexto),
    calcularSt: z.optional(booleanoTexto),
  }),
  body: undefined,
  reply: z.nullable(comboIndividual),
  errors: ['cliente-nao-vinculado'],
});

/** The members of a combo, paid ones first; none where `consultarCombo` answers null. */
export const consultarItensCombo = defineCall({
  name: 'consultarItensCombo',
  method: 'GET',
  path: '/EcommerceItem/consultarItensCombo',
  summary: 'The items of a combo',
  documented: true,
  access: 'visitor',
  query: z.object({
    idPromocaoCombo: idTexto,
    idUsuario: z.optional(idTexto),
    idPessoaCliente: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.array(comboProduto),
  errors: ['cliente-nao-vinculado'],
});

/** Whether so many of a combo may stand in a group of the cart; a refusal says why not. */
export const validarRestricoesCombo = defineCall({
  name: 'validarRestricoesCombo',
  method: 'GET',
  path: '/Carrinho/ValidarRestricoesCombo',
  summary: 'Whether a quantity of a combo may be ordered',
  documented: true,
  access: 'session',
  query: z.object({ idCarrinhoGrupo: idTexto, idPromocaoCombo: idTexto, quantidade: contagemTexto }),
  body: undefined,
  reply: z.object({ valido: z.boolean() }),
  errors: ['nao-encontrado', 'combo-indisponivel', 'combo-limite'],
});

/** Every combo that the customer may buy, once for each of his sale conditions, each with its members. */
export const sincronizarCombos = defineCall({
  name: 'sincronizarCombos',
  method: 'GET',
  path: '/sincronizacao/combos',
  summary: 'The combos of a customer, for a device to keep',
  documented: false,
  access: 'session',
  query: z.object({ idPessoaCliente: idTexto }),
  body: undefined,
  reply: z.array(combo),
  errors: ['cliente-nao-vinculado'],
});
