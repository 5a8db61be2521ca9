import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, paginaTexto } from './paging.ts';
import { id, idTexto, instante, reais } from './wire.ts';

/** Rows of a page; the documented call names no size. */
export const NOTAS_POR_PAGINA = 50;

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
  /** Ours: the order that was invoiced, who issued it, and its value. */
  idPrePedido: z.optional(z.nullable(id)),
  pessoaEmitente: z.optional(z.object({ idPessoa: id, nome: z.string() })),
  valorTotalNota: z.optional(reais),
});

export type NotaFiscal = z.output<typeof notaFiscal>;

/** Newest first. `mes` counts from 1 and only means something beside `ano`; both are of the invoice's date. */
export const consultarNotas = defineCall({
  name: 'consultarNotas',
  method: 'GET',
  path: '/NotaFiscal/ConsultarNotas',
  summary: 'Invoices of a customer, page by page, newest first',
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaDestinatario: idTexto,
    ano: z.optional(z.string().check(z.regex(/^20\d{2}$/))),
    mes: z.optional(z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/))),
    numeroNota: z.optional(z.string().check(z.regex(/^\d{1,50}$/))),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: pageOf(notaFiscal),
  errors: ['cliente-nao-vinculado'],
});
