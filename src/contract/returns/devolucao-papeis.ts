import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idTexto } from '#contract/wire/wire.ts';

/** `idAcao` is ours and ignored: 6 where the authorisation is asked for. */
const query = z.object({ idDevolucaoVenda: idTexto, idAcao: z.optional(idTexto) });

/** The content of the customer's own return invoice, as a PDF without fiscal value. Not of a draft or a cancelled return. */
export const baixarEspelhoDevolucao = defineCall({
  name: 'baixarEspelhoDevolucao',
  method: 'GET',
  path: '/Devolucao/DownloadEspelho',
  summary: 'The mirror of a return as a PDF',
  documented: true,
  access: 'session',
  query,
  body: undefined,
  reply: undefined,
  contentType: 'application/pdf',
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});

/** Only while the return is in collection. */
export const baixarAutorizacaoColeta = defineCall({
  name: 'baixarAutorizacaoColeta',
  method: 'GET',
  path: '/Devolucao/DownloadAutorizacaoColeta',
  summary: 'The collection authorisation of a return as a PDF',
  documented: true,
  access: 'session',
  query,
  body: undefined,
  reply: undefined,
  contentType: 'application/pdf',
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});
