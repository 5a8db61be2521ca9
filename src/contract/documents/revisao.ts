import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idTexto } from '#contract/wire/wire.ts';

/** The largest file in KB of 1,024 bytes where the company sets none, and the most that it can set. */
export const DOCUMENTO_KB = 5 * 1024;
export const DOCUMENTO_KB_MAXIMO = 10 * 1024;

/** Room in a form for the texts around the file. */
export const FORM_TEXTOS_BYTES = 64 * 1024;

/** The largest file of a request in KB of 1,024 bytes; exactly that many are allowed. */
export const consultarTamanhoMaximoArquivo = defineCall({
  name: 'consultarTamanhoMaximoArquivo',
  method: 'GET',
  path: '/PendenciaDocumento/TamanhoMaximoArquivo',
  summary: 'The largest file of a request for review, in KB',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.int().check(z.positive()),
  errors: [],
});

/** A sentence for the user; another server may wrap it in an object. */
const mensagem = z.codec(z.union([z.string(), z.object({ mensagem: z.string() })]), z.string(), {
  decode: (wire) => (typeof wire === 'string' ? wire : wire.mensagem),
  encode: (text) => text,
});

/**
 * Asks for the review of a customer's documents. The file is a whole pdf, jpg or png by its content, whatever its name, and at
 * most as large as `TamanhoMaximoArquivo` says. The same content for the same customer is the same request while that
 * is open, also without a key; the sentence says so. `pagtinacao` is ignored.
 */
export const solicitarRevisaoDocumento = defineCall({
  name: 'solicitarRevisaoDocumento',
  method: 'POST',
  path: '/PendenciaDocumento',
  summary: "Ask for the review of a customer's documents (multipart/form-data)",
  documented: true,
  access: 'session',
  keyed: true,
  multipart: true,
  bodyLimit: DOCUMENTO_KB_MAXIMO * 1024 + FORM_TEXTOS_BYTES,
  query: undefined,
  body: z.object({
    idPessoaCliente: idTexto,
    licensaSanitaria: z.file(),
    pagtinacao: z.optional(z.string()),
  }),
  reply: mensagem,
  errors: ['cliente-nao-vinculado', 'arquivo-invalido', 'corpo-grande', 'indisponivel'],
});
