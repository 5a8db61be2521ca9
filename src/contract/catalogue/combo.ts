import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { id, percentual, precoUnitario, reais } from '#contract/wire/wire.ts';
import { selosTexto } from './selo.ts';

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
 * A combo and the price of one. `preco` is the sum of its paid members before discounts, `valorTotal` after
 * them, both without ST; like all prices they are absent for a visitor.
 */
export const promocaoCombo = z.object({
  idPromocaoCombo: id,
  /** Null when its members are of several. */
  produtoFabricante: z.nullable(fabricante),
  /** The last day on which it is sold. */
  dataFinal: dia,
  /** Common to all its members (ours): the branch that delivers them and the group of the cart. */
  idPessoaFilial: id,
  idCarrinhoGrupoTipo: id,
  /** Most that one customer may buy of it over all orders; shown below LIMITE_MOSTRADO. */
  quantidadeLimite: z.int(),
  rotulo: z.nullable(z.string()),
  detalhes: z.string(),
  promocaoComboCanalPrazoPrioritario: z.nullable(z.object({ idPrazo: id, descPrazo: z.string() })),
  /** The sale condition under which it has these prices (ours). */
  idCondicao: z.optional(id),
  /** The units that the customer bought of it in standing orders (ours). */
  quantidadeComprada: z.optional(z.int()),
  preco: z.optional(precoUnitario),
  valorTotal: z.optional(precoUnitario),
  percentualDesconto: z.optional(percentual),
  percentualDescontoFinanceiro: z.optional(percentual),
  stValor: z.optional(precoUnitario),
  valorTotalItensBonificados: z.optional(reais),
});

export type PromocaoCombo = z.output<typeof promocaoCombo>;

/** A combo without its members. */
export const comboIndividual = z.object({
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
