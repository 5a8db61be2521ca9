import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, reais } from '#contract/wire/wire.ts';

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

/** By due date, the latest first. */
export const consultarExtratoCliente = defineCall({
  name: 'consultarExtratoCliente',
  method: 'GET',
  path: '/extratocliente',
  summary: 'What a customer owes and has paid, by instalment, page by page',
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    qtdPagina: z.optional(tamanhoPaginaTexto),
    paginaAtual: z.optional(paginaTexto),
    idSituacao: z.optional(idTexto),
    idFormaPagamento: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.array(recebivel),
  errors: ['cliente-nao-vinculado'],
});
