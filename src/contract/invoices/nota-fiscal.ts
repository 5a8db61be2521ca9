import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, instante, reais } from '#contract/wire/wire.ts';

/** Rows of a page; the documented call names no size. */
export const NOTAS_POR_PAGINA = 50;
/** The maximum rows of a page. */
export const NOTAS_POR_PAGINA_MAXIMO = 200;

/** How invoices are ordered. */
export const NOTAS_DATA_CRESCENTE = '1';
export const NOTAS_DATA_DECRESCENTE = '2';
export const NOTAS_NUMERO_CRESCENTE = '3';
export const NOTAS_NUMERO_DECRESCENTE = '4';

const ordenacao = z.enum([
  NOTAS_DATA_CRESCENTE,
  NOTAS_DATA_DECRESCENTE,
  NOTAS_NUMERO_CRESCENTE,
  NOTAS_NUMERO_DECRESCENTE,
]);

export type NotasOrdenacao = z.output<typeof ordenacao>;

/** An invoice as the list tells it. `chaveAcesso` is the 44 digits of the NF-e. */
export const notaFiscal = z.object({
  titulo: z.object({
    idTitulo: id,
    serieDocumento: z.string(),
    pessoaDestinatario: z.object({ idPessoa: id, cpfCnpj: z.string(), nome: z.string() }),
    operacao: z.object({ descOperacao: z.string() }),
  }),
  chaveAcesso: z.string(),
  dataDocumento: instante,
  numDocumento: z.string(),
  nfeTipoEmissao: z.object({ descTipoEmissao: z.string() }),
  boletos: z.array(z.object({ idBoleto: id })),
  /** Ours: the invoiced order, the issuer, and the value. */
  idPrePedido: z.optional(z.nullable(id)),
  pessoaEmitente: z.optional(z.object({ idPessoa: id, nome: z.string() })),
  valorTotalNota: z.optional(reais),
});

export type NotaFiscal = z.output<typeof notaFiscal>;

const filtroNotas = {
  idPessoaDestinatario: idTexto,
  ano: z.optional(z.string().check(z.regex(/^20\d{2}$/))),
  mes: z.optional(z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/))),
  numeroNota: z.optional(z.string().check(z.regex(/^\d{1,50}$/))),
  ordenacao: z.optional(ordenacao),
};

/**
 * `mes` counts from 1 and only means something next to `ano`; both are of the invoice's date. Newest first unless
 * `ordenacao` says otherwise; it and the size of a page are ours.
 */
export const consultarNotas = defineCall({
  name: 'consultarNotas',
  method: 'GET',
  path: '/NotaFiscal/ConsultarNotas',
  summary: 'Invoices of a customer, page by page',
  documented: true,
  access: 'session',
  query: z.object({
    ...filtroNotas,
    quantidadeRegistrosPagina: z.optional(tamanhoPaginaTexto),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: pageOf(notaFiscal),
  errors: ['cliente-nao-vinculado'],
});

/** The same invoices, all of them, as a CSV file: UTF-8 with its mark, semicolons, decimal commas. */
export const exportarNotas = defineCall({
  name: 'exportarNotas',
  method: 'GET',
  path: '/NotaFiscal/ExportarNotasFiscais',
  summary: 'Invoices of a customer as a CSV file',
  documented: true,
  access: 'session',
  query: z.object(filtroNotas),
  body: undefined,
  reply: undefined,
  contentType: 'text/csv; charset=utf-8',
  errors: ['cliente-nao-vinculado'],
});
