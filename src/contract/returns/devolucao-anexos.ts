import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idTexto } from '#contract/wire/wire.ts';
import { idDevolucaoEletronica } from './devolucao-mudancas.ts';

/** The most photographs of a return. */
export const ANEXOS_MAXIMO = 4;

/** The largest photograph in bytes. */
export const ANEXO_BYTES = 2 * 1024 * 1024;

/** Room for a photograph and the texts around it. */
const FORM_BYTES = ANEXO_BYTES + 16 * 1024;

/** The name of a photograph: a UUID that the device makes, so that a repeat adds nothing. */
export const idAnexo = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const doAnexo = z.object({ idDevolucaoEletronica: idTexto, idAnexo });

/** Ours. Adds a photograph (JPEG or PNG by its content) to a draft; a repeated one changes nothing. */
export const cadastrarAnexo = defineCall({
  name: 'cadastrarAnexo',
  method: 'POST',
  path: '/Devolucao/Anexo',
  summary: 'Add a photograph to a draft (multipart/form-data)',
  documented: false,
  access: 'session',
  keyed: true,
  multipart: true,
  bodyLimit: FORM_BYTES,
  query: undefined,
  body: z.object({ ...doAnexo.def.shape, arquivo: z.file() }),
  reply: idDevolucaoEletronica,
  errors: [
    'nao-encontrado',
    'situacao-nao-permite',
    'quantidade-invalida',
    'requisicao-invalida',
    'corpo-grande',
    'limite-excedido',
  ],
});

/** Ours. Removes a photograph of a draft; a missing one is no error. */
export const excluirAnexo = defineCall({
  name: 'excluirAnexo',
  method: 'DELETE',
  path: '/Devolucao/Anexo',
  summary: 'Remove a photograph of a draft',
  documented: false,
  access: 'session',
  keyed: true,
  query: doAnexo,
  body: undefined,
  reply: idDevolucaoEletronica,
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});

/** Ours. The photograph as it was sent, image/jpeg or image/png. */
export const baixarAnexo = defineCall({
  name: 'baixarAnexo',
  method: 'GET',
  path: '/Devolucao/Anexo',
  summary: 'A photograph of a return',
  documented: false,
  access: 'session',
  query: doAnexo,
  body: undefined,
  reply: undefined,
  contentType: 'image/jpeg',
  errors: ['nao-encontrado'],
});
