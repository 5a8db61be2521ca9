import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, reais } from '#contract/wire/wire.ts';

/** Rows of a page by default, and the maximum. */
export const PARCELAS_POR_PAGINA = 50;
export const PARCELAS_POR_PAGINA_MAXIMO = 200;

/** Situations of an instalment; one that is open and past its day has `atraso` above 0. */
export const SITUACAO_ABERTA = 1;
export const SITUACAO_LIQUIDADA = 2;

/**
 * An instalment that a customer owes. Days and interest are those of the day of the response; a settled
 * instalment has none. The three totals stand in every row and count all pages.
 */
export const recebivel = z.object({
  id,
  idPrePedido: z.nullable(id),
  idPessoaFilial: id,
  idFormaPagamento: id,
  /** Null when there is no boleto to pay it with. */
  idBoleto: z.nullable(id),
  numero: z.string(),
  dataEmissao: dia,
  dataVencimento: dia,
  /** 0 on the day itself and after it. */
  diasParaVencimento: z.int(),
  /** Days late. */
  atraso: z.int(),
  valor: reais,
  valorJurosCalculado: reais,
  valorTotalAbatimento: reais,
  valorTotalDescontoFinanceiro: reais,
  valorTotalJuros: reais,
  valorEsperado: reais,
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
