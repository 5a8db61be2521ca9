import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idsTexto } from '#contract/wire/paging.ts';

/** Ids of invoices joined by ';', at most a hundred. */
const titulos = z.object({ titulos: idsTexto });

/** Ids of boletos joined by ';', in base64 or base64url. */
const boletos = z.object({ variosIdBoleto: z.string().check(z.maxLength(2000)) });

/**
 * The authorised NF-e (`nfeProc` of layout 4.00): one invoice is an XML file, several are a ZIP. Refused as a whole when
 * one of them is not there.
 */
export const baixarXml = defineCall({
  name: 'baixarXml',
  method: 'GET',
  path: '/NotaFiscal/DownloadXml',
  summary: 'The XML of an invoice, or a ZIP of several',
  documented: true,
  access: 'session',
  query: titulos,
  body: undefined,
  reply: undefined,
  contentType: 'application/xml',
  contentTypeOfSeveral: 'application/zip',
  errors: ['nao-encontrado'],
});

/** The same as a DANFE: a PDF, or a ZIP of several. */
export const baixarDanfe = defineCall({
  name: 'baixarDanfe',
  method: 'GET',
  path: '/NotaFiscal/DownloadDanfe',
  summary: 'The DANFE of an invoice as a PDF, or a ZIP of several',
  documented: true,
  access: 'session',
  query: titulos,
  body: undefined,
  reply: undefined,
  contentType: 'application/pdf',
  contentTypeOfSeveral: 'application/zip',
  errors: ['nao-encontrado'],
});

/**
 * The boletos of these ids (joined by ';', in base64 or base64url) as a ZIP of PDFs, also when it is one. A boleto that
 * is paid is left out; when nothing is left, and when one is not there, it is refused.
 */
export const baixarBoletosDeNotas = defineCall({
  name: 'baixarBoletosDeNotas',
  method: 'GET',
  path: '/NotaFiscal/DownloadBoleto',
  summary: 'Boletos as a ZIP of PDFs',
  documented: true,
  access: 'session',
  query: boletos,
  body: undefined,
  reply: undefined,
  contentType: 'application/zip',
  errors: ['requisicao-invalida', 'nao-encontrado'],
});

/** The same boletos, by the address of the open instalments. */
export const baixarBoletosDeContas = defineCall({
  name: 'baixarBoletosDeContas',
  method: 'GET',
  path: '/extratoCliente/gerarVariosBoletosContasPendentes',
  summary: 'Boletos of open instalments as a ZIP of PDFs',
  documented: true,
  access: 'session',
  query: boletos,
  body: undefined,
  reply: undefined,
  contentType: 'application/zip',
  errors: ['requisicao-invalida', 'nao-encontrado'],
});
