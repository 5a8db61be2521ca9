import * as z from 'zod/mini';
import { linhaDetalhe } from '#contract/cart/linha.ts';
import { defineCall } from '#contract/wire/call.ts';
import { dia, idsTexto, pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import {
  booleanoTexto,
  id,
  idTexto,
  instante,
  percentual,
  precoUnitario,
  reais,
} from '#contract/wire/wire.ts';

/** Rows of a page of orders by default, and the maximum. */
export const PEDIDOS_POR_PAGINA = 50;
export const PEDIDOS_POR_PAGINA_MAXIMO = 200;
/** The most orders of one answer where their lines come with them. */
export const PEDIDOS_COM_ITENS_MAXIMO = 50;
/** The most order lines in one answer. An answer with more lines is cut to fewer orders, at least one. */
export const ITENS_DE_PEDIDOS_MAXIMO = 20_000;
/** So many orders are counted; of more the answer says that there are more. */
export const PEDIDOS_CONTADOS_MAXIMO = 10_000;

/** A line of an order. Item types: 1 simple, 2 and 3 combo, 5 bonus, 6 combo with a term of its own. Unit values at four decimals, `valorDesconto` and total in reais. */
export const pedidoItem = z.object({
  ...linhaDetalhe.def.shape,
  idPrePedidoItemTipo: id,
  /** Of a combo's line: the combo. */
  produto: z.object({
    idProduto: id,
    descProduto: z.string(),
    /** Ours: the company's own code of a product; absent or null where the id is the code. */
    codigoErp: z.optional(z.nullable(z.string())),
  }),
  quantidade: z.int(),
  quantidadeFalta: z.int(),
  descMotivoFalta: z.nullable(z.string()),
  /** The tax list that the product is on; '' when the catalogue does not tell. */
  charPisCofins: z.optional(z.string()),
  valorUnitario: precoUnitario,
  /** After discounts, with ST. */
  valorUnitarioLiquido: precoUnitario,
  /** Both discounts as one percentage. */
  desconto: percentual,
  valorDesconto: reais,
  /** Of one unit. */
  stValor: precoUnitario,
  valorTotal: reais,
  possuiPrazoPrioritario: z.boolean(),
});

export type PedidoItem = z.output<typeof pedidoItem>;

/** A status that an order reached, and when. */
export const pedidoEtapa = z.object({
  idPedidoSituacao: id,
  descPedidoSituacao: z.string(),
  dataHora: instante,
});

export type PedidoEtapa = z.output<typeof pedidoEtapa>;

/**
 * A row of the list of orders. Statuses: 1 recusado, 2 em análise, 3 em separação, 6 cancelado, 7 faturado,
 * 9 em transporte, 10 entregue, 11 aguardando pagamento, 12 liberado. `itens` is there when it was asked for.
 * `feitoEm`, `valorCashbackAplicado` and `etapas`, in the order in which they were reached, are ours in a list.
 */
export const pedidoResumo = z.object({
  idPrePedido: id,
  orcamento: z.boolean(),
  dataHora: instante,
  previsaoEntrega: z.nullable(dia),
  portalPedidoSituacao: z.object({ idPedidoSituacao: id, descPedidoSituacao: z.string() }),
  idPrePedidoSituacao: id,
  idPrePedidoOperacao: id,
  origemTipo: z.object({
    idOrigemTipo: id,
    descOrigemTipo: z.string(),
    origem: z.optional(z.object({ idOrigem: id, descOrigem: z.string() })),
  }),
  formaPagamento: z.object({
    idFormaPagamento: id,
    descFormaPagamento: z.string(),
    pagamentoAntecipado: z.boolean(),
  }),
  prazo: z.object({ idPrazo: id, descPrazo: z.string() }),
  pessoaEmitente: z.object({ idPessoa: id, nome: z.string() }),
  pessoaDestinatario: z.object({ idPessoa: id, nome: z.string() }),
  usuario: z.object({ nomeCompleto: z.string() }),
  idCondicao: id,
  idCarrinhoGrupoTipo: id,
  descricaoEcommerceCarrinhoGrupoTipo: z.string(),
  quantidadeProduto: z.int(),
  subTotal: reais,
  totalValorDesconto: reais,
  totalValorST: reais,
  total: reais,
  numeroPedidoCliente: z.string(),
  observacao: z.string(),
  /** The company's text about the order, such as why it was refused or cancelled. */
  mensagemOcorrencia: z.nullable(z.string()),
  codigoLocal: z.nullable(z.string()),
  /** Ours: the number of the order in the company's own system, once that has taken it. */
  numeroErp: z.optional(z.nullable(z.string())),
  /** When the user said yes, where the device told it; `dataHora` is when it came. */
  feitoEm: z.optional(z.nullable(instante)),
  valorCashbackAplicado: z.optional(reais),
  etapas: z.optional(z.array(pedidoEtapa)),
  /** Ours, of quotations made here: the last day on which it holds. */
  validoAte: z.optional(z.nullable(dia)),
  /** Ours, of quotations: when its lines went last into a cart. */
  transformadoEm: z.optional(z.nullable(instante)),
  itens: z.optional(z.array(pedidoItem)),
});

export type PedidoResumo = z.output<typeof pedidoResumo>;

/**
 * Newest first, of the user's customers or of those in `variosClientes`. `dataInicial` and `dataFinal` are days
 * of the order's date, both included. Legends: 1 pedido, 2 orçamento. The values of `dataPeriodo` are not
 * documented: the two dates decide, it is read and ignored. `incluirItens` is ours: the lines come in the same
 * answer; so is `somaTotal`, the sum of all that fit the filter, on whatever page; and `numero`, which an order has as its
 * own number, the company's (`numeroErp`), the customer's (`numeroPedidoCliente`) or its local code.
 *
 * One answer holds at most 200 orders, and at most 50 with their lines, whatever `quantidadeRegistrosPagina` asks for.
 * Without paging (`paginacao=false`) these are the newest; `totalRegistros` tells whether there are more.
 *
 * `totalRegistros` and `somaTotal` are exact up to 10,000 orders. Of more, `totalIncompleto` is true, `somaTotal` is
 * left out, and read by page number `totalRegistros` is at least one more than the pages so far hold, while another follows.
 * `depoisDe` is ours: the page begins after that order of the list, whatever `numeroPagina` says. `continua` is the
 * `depoisDe` of the next page and null at the end; a server without it is read by page number.
 */
export const consultarPedidos = defineCall({
  name: 'consultarPedidos',
  method: 'GET',
  path: '/pedido',
  summary: 'Orders, page by page, newest first',
  documented: true,
  access: 'session',
  query: z.object({
    idPrePedido: z.optional(idTexto),
    numero: z.optional(z.string().check(z.maxLength(60))),
    variosClientes: z.optional(idsTexto),
    dataInicial: z.optional(dia),
    dataFinal: z.optional(dia),
    variasSituacoes: z.optional(idsTexto),
    variosOrigemTipo: z.optional(idsTexto),
    variasLegendas: z.optional(idsTexto),
    dataPeriodo: z.optional(z.string()),
    quantidadeRegistrosPagina: z.optional(tamanhoPaginaTexto),
    numeroPagina: z.optional(paginaTexto),
    paginacao: z.optional(booleanoTexto),
    incluirItens: z.optional(booleanoTexto),
    depoisDe: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.object({
    ...pageOf(pedidoResumo).shape,
    somaTotal: z.optional(reais),
    totalIncompleto: z.optional(z.boolean()),
    continua: z.optional(z.nullable(id)),
  }),
  errors: ['cliente-nao-vinculado', 'nao-encontrado'],
});

export const consultarItensPedido = defineCall({
  name: 'consultarItensPedido',
  method: 'GET',
  path: '/pedido/itens',
  summary: 'The lines of an order',
  documented: true,
  access: 'session',
  query: z.object({ idPrePedido: idTexto }),
  body: undefined,
  reply: z.array(pedidoItem),
  errors: ['nao-encontrado', 'outra-epoca'],
});
