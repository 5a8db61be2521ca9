import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, percentual, reais } from '#contract/wire/wire.ts';

/** Rows of a page by default, and the maximum. */
export const PARCELAS_POR_PAGINA = 50;
export const PARCELAS_POR_PAGINA_MAXIMO = 200;

/** Situations of an instalment; an open one past its day has `atraso` above 0. */
export const SITUACAO_ABERTA = 1;
export const SITUACAO_LIQUIDADA = 2;
export const SITUACAO_PAGA_EM_PARTE = 3;

/** The id of a boleto; null, 0 and an absent one all mean that there is none. */
const idBoleto = z.codec(z.optional(z.nullable(z.int().check(z.minimum(0)))), z.nullable(z.int()), {
  decode: (wire) => wire || null,
  encode: (value) => value,
});

/**
 * An instalment that a customer owes. Days, interest and discount are those of the day of the response, or of the
 * settlement. The three totals stand in every row and count all pages.
 */
export const recebivel = z.object({
  id,
  idPrePedido: z.nullable(id),
  idPessoaFilial: id,
  idFormaPagamento: id,
  idBoleto,
  numero: z.string(),
  dataEmissao: dia,
  dataVencimento: dia,
  /** 0 on the due date and after it. */
  diasParaVencimento: z.int(),
  /** Days late, from the due date; a weekend's due date is late once Monday has passed. */
  atraso: z.int(),
  valor: reais,
  valorJurosCalculado: reais,
  valorTotalAbatimento: reais,
  valorTotalDescontoFinanceiro: reais,
  valorTotalJuros: reais,
  valorEsperado: reais,
  /** Ours, as the next ones: the stored facts, so that a device counts to its own day. */
  valorPago: z.optional(reais),
  pagamentoAntecipado: z.optional(z.boolean()),
  dataLiquidacao: z.optional(z.nullable(dia)),
  /** Ours: fine and interest that a partial payment fixed, and the day from which the rest bears interest. */
  jurosApurados: z.optional(reais),
  jurosDesde: z.optional(z.nullable(dia)),
  /** Ours: fine, and interest of a month, in percent; 2 and 1 without them. */
  multa: z.optional(percentual),
  jurosMes: z.optional(percentual),
  /** Ours: the typeable line of a boleto that can still be paid. */
  linhaDigitavel: z.optional(z.string()),
  idSituacao: id,
  descricaoSituacao: z.string(),
  descFormaPagamento: z.string(),
  /** Numbers of the invoices it is part of. */
  documentosViinculados: z.string(),
  legendaPortal: z.nullable(z.enum(['atraso', 'antecipado'])),
  somaTotalParcela: reais,
  somaTotalValorEsperado: reais,
  quantidadeRegistros: z.int(),
});

export type Recebivel = z.output<typeof recebivel>;

/** The orders of an export of instalments, each in both directions: `-vencimento` has the latest first. */
export const CONTAS_ORDENS = [
  'vencimento',
  '-vencimento',
  'emissao',
  '-emissao',
  'numero',
  '-numero',
  'valor',
  '-valor',
  'esperado',
  '-esperado',
] as const;

export type ContasOrdem = (typeof CONTAS_ORDENS)[number];

/** A customer's instalments of one situation and payment method, or of all. */
const filtroContas = {
  idPessoaCliente: idTexto,
  idSituacao: z.optional(idTexto),
  idFormaPagamento: z.optional(idTexto),
};

/** By due date, the latest first. */
export const consultarExtratoCliente = defineCall({
  name: 'consultarExtratoCliente',
  method: 'GET',
  path: '/extratocliente',
  summary: 'What a customer owes and has paid, by instalment, page by page',
  documented: true,
  access: 'session',
  query: z.object({
    ...filtroContas,
    qtdPagina: z.optional(tamanhoPaginaTexto),
    paginaAtual: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: z.array(recebivel),
  errors: ['cliente-nao-vinculado'],
});

/** The same instalments, all of them, as a CSV file. `ordenacao` is ours. */
export const exportarContasReceber = defineCall({
  name: 'exportarContasReceber',
  method: 'GET',
  path: '/extratocliente/exportarContasReceber',
  summary: 'The instalments of a customer as a CSV file',
  documented: true,
  access: 'session',
  query: z.object({ ...filtroContas, ordenacao: z.optional(z.enum(CONTAS_ORDENS)) }),
  body: undefined,
  reply: undefined,
  contentType: 'text/csv; charset=utf-8',
  errors: ['cliente-nao-vinculado'],
});

export const consultarContasReceberSituacao = defineCall({
  name: 'consultarContasReceberSituacao',
  method: 'GET',
  path: '/extratocliente/contasReceberSituacao',
  summary: 'The situations of an instalment, for the filter of the list',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(z.object({ idSituacao: id, descSituacao: z.string() })),
  errors: [],
});

export const consultarContasReceberFormaPagamento = defineCall({
  name: 'consultarContasReceberFormaPagamento',
  method: 'GET',
  path: '/extratocliente/contasReceberFormaPagamento',
  summary: 'The payment methods that an instalment can have, for the filter of the list',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(z.object({ idFormaPagamento: id, descFormaPagamento: z.string() })),
  errors: [],
});
