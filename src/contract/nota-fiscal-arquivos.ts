import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { consultarNotas } from './nota-fiscal.ts';
import { idsTexto } from './paging.ts';

/** Invoices by `idTitulo`. */
const titulos = z.object({ titulos: idsTexto });

/** One invoice is an XML, several are a ZIP of them. */
export const baixarXml = defineCall({
  name: 'baixarXml',
  method: 'GET',
  path: '/NotaFiscal/DownloadXml',
  summary: 'The NF-e of invoices: an XML, or a ZIP of several',
  documented: true,
  access: 'session',
  query: titulos,
  body: undefined,
  reply: undefined,
  contentType: 'application/xml',
  errors: ['nao-encontrado'],
});

/** One invoice is a PDF, several are a ZIP of them. */
export const baixarDanfe = defineCall({
  name: 'baixarDanfe',
  method: 'GET',
  path: '/NotaFiscal/DownloadDanfe',
  summary: 'The DANFE of invoices: a PDF, or a ZIP of several',
  documented: true,
  access: 'session',
  query: titulos,
  body: undefined,
  reply: undefined,
  contentType: 'application/pdf',
  errors: ['nao-encontrado'],
});

/** Always a ZIP. `variosIdBoleto` is the base64 (or base64url) of the ids of boletos joined by ';'. */
export const baixarBoleto = defineCall({
  name: 'baixarBoleto',
  method: 'GET',
  path: '/NotaFiscal/DownloadBoleto',
  summary: 'Boletos as a ZIP of PDFs',
  documented: true,
  access: 'session',
  query: z.object({ variosIdBoleto: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  body: undefined,
  reply: undefined,
  contentType: 'application/zip',
  errors: ['requisicao-invalida', 'nao-encontrado'],
});

/** What the list of the same filters holds, every page of it. */
export const exportarNotasFiscais = defineCall({
  name: 'exportarNotasFiscais',
  method: 'GET',
  path: '/NotaFiscal/ExportarNotasFiscais',
  summary: 'The invoices of a customer as a CSV file',
  documented: true,
  access: 'session',
  query: z.pick(consultarNotas.query, { idPessoaDestinatario: true, ano: true, mes: true, numeroNota: true }),
  body: undefined,
  reply: undefined,
  contentType: 'text/csv; charset=utf-8',
  errors: ['cliente-nao-vinculado'],
});
