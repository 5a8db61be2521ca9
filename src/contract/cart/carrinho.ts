import * as z from 'zod/mini';
import { formaPagamento, prazo } from '#contract/customers/preferencia.ts';
import { id, percentual, precoUnitario, reais } from '#contract/wire/wire.ts';
import { linhaChave, linhaDetalhe } from './linha.ts';

/** Constants that every cart call carries: operation e-commerce, origin and type of this portal. */
export const ID_OPERACAO = 4;
export const ID_ORIGEM = 2;
export const ID_ORIGEM_TIPO = 18;

/** The largest quantity of one line. */
export const QUANTIDADE_MAXIMA = 99_999;

/** The most lines of one confirmation; a larger cart is refused as a whole. */
export const CARRINHO_LINHAS_MAXIMO = 10_000;

/** One group of a cart: the goods that one branch delivers under one sale condition and one group type. */
export const carrinhoGrupo = z.object({
  idCarrinhoGrupo: id,
  /** 1 general, 2 controlled substances (portaria 344), 3 refrigerated. */
  idCarrinhoGrupoTipo: id,
  idCondicao: id,
  idPessoaFilial: id,
  descricaoFilial: z.string(),
  descricaoCarrinhoGrupo: z.string(),
  minimoCompra: reais,
  prazo: z.nullable(prazo),
  formaPagamento: z.nullable(formaPagamento),
  /** Business days. */
  prazoEntrega: z.int(),
  subtotal: reais,
  descontos: reais,
  stTotal: reais,
  total: reais,
  utilizaLimiteCondicao: z.boolean(),
  /** 1 open, 2 awaiting payment, 4 paid, 5 paid with balance, 6 cancelled. */
  idEcommerceCarrinhoGrupoSituacao: id,
});

export type CarrinhoGrupo = z.output<typeof carrinhoGrupo>;

/**
 * A line; item types are 1 product, 2 combo. `valorLiquido` is the unit price after discounts and with ST;
 * `valorTotal` counts served units.
 */
export const carrinhoItem = z.object({
  ...linhaChave.def.shape,
  ...linhaDetalhe.def.shape,
  idCarrinhoGrupo: id,
  descricao: z.string(),
  descricaoMarca: z.string(),
  categoria: z.string(),
  imagem: z.nullable(z.string()),
  quantidade: z.int(),
  quantidadeAtendida: z.int(),
  quantidadeFalta: z.int(),
  valorUnitario: precoUnitario,
  descontoComercial: percentual,
  descontoFinanceiro: percentual,
  /** ST of one unit. */
  stValor: precoUnitario,
  valorLiquido: precoUnitario,
  valorTotal: reais,
});

export type CarrinhoItem = z.output<typeof carrinhoItem>;

export const carrinho = z.object({
  idCarrinho: id,
  idPessoaCliente: id,
  idCarrinhoSituacao: id,
  /** Ours: raised by every effect, also from one cart of this user and customer to the next. */
  revisao: z.int(),
  politicaAceite: z.boolean(),
  valorTotal: reais,
  totalItens: z.int(),
  grupos: z.array(carrinhoGrupo),
  itens: z.array(carrinhoItem),
  permiteFinalizarCarrinho: z.boolean(),
  semMeiopagamento: z.boolean(),
  aplicarLimiteMinimoDiario: z.boolean(),
  valorLimiteMinimoDiario: reais,
  valorTotalPedidosDia: reais,
  valorTotalGruposPagamentoConvencional: reais,
  valorTotalGruposPagamentoAntecipado: reais,
  limitePagamentoAntecipado: reais,
  /** The extra data of the order: the customer's own number and a note to the office. */
  informarDadosExtrasPedido: z.optional(z.boolean()),
  numeroPedidoCliente: z.optional(z.string()),
  observacao: z.optional(z.string()),
});

export type Carrinho = z.output<typeof carrinho>;

/** The line that this change overwrote: another device had changed it since the device last read it. */
export const sobrescrito = z.extend(linhaChave, { quantidade: z.int() });

/** The response to every change: the whole cart, and the line that the change overwrote, if any. */
export const carrinhoMudado = z.object({ carrinho, sobrescrito: z.nullable(sobrescrito) });

export type CarrinhoMudado = z.output<typeof carrinhoMudado>;
