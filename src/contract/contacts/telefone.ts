import * as z from 'zod/mini';
import { acaoTexto } from '#contract/wire/acao.ts';
import { defineCall } from '#contract/wire/call.ts';
import { pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto } from '#contract/wire/wire.ts';
import { CLIENTE_INVALIDO } from './cliente-invalido.ts';

/** Types of phones; users change those of WhatsApp only. */
export const TELEFONE_RESIDENCIAL = 1;
export const TELEFONE_COMERCIAL = 2;
export const TELEFONE_CELULAR = 3;
export const TELEFONE_FAX = 4;
export const TELEFONE_RECADO = 5;
export const TELEFONE_WHATSAPP = 6;

/** A phone of a customer; its parts are digits. */
export const telefone = z.object({
  idTelefone: id,
  ddd: z.string(),
  prefixo: z.string(),
  numero: z.string(),
  principal: z.boolean(),
  telefoneTipo: z.object({ idTelefoneTipo: id, descTelefoneTipo: z.string() }),
  permiteReceberPromocao: z.boolean(),
  pessoa: z.object({ idPessoa: id }),
});

export type Telefone = z.output<typeof telefone>;

/** The principal phone first, then by type and number; `idTelefone` selects that one. 20 a page, at most 200. */
export const consultarClienteTelefone = defineCall({
  name: 'consultarClienteTelefone',
  method: 'GET',
  path: '/Cliente/consultarClienteTelefoneEcoWeb',
  summary: "A customer's phones, page by page, or one of them",
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    numeroPagina: z.optional(paginaTexto),
    qtdRegistrosPagina: z.optional(tamanhoPaginaTexto),
    idTelefone: z.optional(idTexto),
  }),
  body: undefined,
  reply: pageOf(telefone),
  errors: ['cliente-nao-vinculado'],
});

/**
 * `idAcao` 1 inserts and takes no `idTelefone`; 2 changes and 0 deletes the phone of that id. Only phones of type 6
 * (WhatsApp) can be saved. `principal` is ignored: an inserted phone is not the principal one. A deletion needs
 * `idTelefone` and `pessoa` only. A refusal as `contato-duplicado` carries the phone.
 * @returns the phone's id.
 */
export const manterClienteTelefone = defineCall({
  name: 'manterClienteTelefone',
  method: 'POST',
  path: '/Cliente/manterClienteTelefone',
  summary: "Insert, change or delete a customer's WhatsApp phone",
  documented: true,
  access: 'session',
  keyed: true,
  sentences: { pessoa: CLIENTE_INVALIDO, 'pessoa.idPessoa': CLIENTE_INVALIDO },
  query: z.object({ idAcao: acaoTexto }),
  body: z.object({
    idTelefone: z.optional(z.nullable(id)),
    ddd: z.optional(z.string()),
    prefixo: z.optional(z.string()),
    numero: z.optional(z.string()),
    principal: z.optional(z.nullable(z.boolean())),
    telefoneTipo: z.optional(z.object({ idTelefoneTipo: id })),
    permiteReceberPromocao: z.optional(z.boolean()),
    pessoa: z.object({ idPessoa: id }),
  }),
  reply: z.int().check(z.positive()),
  errors: ['cliente-nao-vinculado', 'nao-encontrado', 'contato-nao-alteravel', 'contato-duplicado'],
});
