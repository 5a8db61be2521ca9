import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';

/** A text (UTF-8) in base64 or base64url; the server decodes it, since the contract is free of any platform. */
const codificado = z.string().check(z.maxLength(300));

/**
 * The boletos of open instalments, for a person with the tax id and the invoice or the boleto's own number
 * (`numero` of an instalment: 310001/1). Both must match: one alone, or a pair of two customers, finds nothing,
 * and the response is the same as for an unknown one. With invoice and number an instalment must match both.
 * Without a session; wrong pairs are limited by address and by tax id. The response is a ZIP with a PDF for each
 * boleto; a refusal is JSON as everywhere.
 */
export const baixarSegundaViaBoleto = defineCall({
  name: 'baixarSegundaViaBoleto',
  method: 'GET',
  path: '/segundaviaboleto',
  summary: 'Second copies of the open boletos of an invoice or a document, as a ZIP of PDFs',
  documented: true,
  access: 'public',
  query: z.object({
    cpfCnpj: codificado,
    notaFiscal: z.optional(codificado),
    numerodocumento: z.optional(codificado),
  }),
  body: undefined,
  reply: undefined,
  contentType: 'application/zip',
  errors: ['requisicao-invalida', 'nao-encontrado', 'muitas-requisicoes'],
});
