import * as z from 'zod/mini';
import { acao } from '#contract/wire/acao.ts';
import { defineCall } from '#contract/wire/call.ts';
import { pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto } from '#contract/wire/wire.ts';
import { CLIENTE_INVALIDO } from './cliente-invalido.ts';

/** Rows of a page of contacts by default, and the maximum. */
export const CONTATOS_POR_PAGINA = 20;
export const CONTATOS_POR_PAGINA_MAXIMO = 200;

/** An e-mail address of a customer, known by its text whatever its case. */
export const pessoaEmail = z.object({
  idPessoa: id,
  email: z.string(),
  principal: z.boolean(),
  /** It gets invoices and estimates of orders. */
  enviarPedido: z.boolean(),
  /** The customer accepts promotions at it. */
  marketing: z.boolean(),
  /** The address gets bills. */
  enviarCobranca: z.boolean(),
});

export type PessoaEmail = z.output<typeof pessoaEmail>;

/** The principal address first, then by address; `email` is its beginning in any case. 20 a page. */
export const consultarClienteEmail = defineCall({
  name: 'consultarClienteEmail',
  method: 'GET',
  path: '/Cliente/consultarClienteEmailEcoWeb',
  summary: "A customer's e-mail addresses, page by page",
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    email: z.optional(z.string()),
    qtdRegistrosPagina: z.optional(tamanhoPaginaTexto),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: pageOf(pessoaEmail),
  errors: ['cliente-nao-vinculado'],
});

/**
 * `idAcao` 1 inserts, 2 changes, 0 deletes. Only an address that is used for nothing but promotions can be changed or
 * deleted. `emailAnterior`, which is ours, is the address that a change replaces; without it only the consent changes.
 * `permiteReceberPromocao` may be missing in a deletion only. A refusal as `contato-duplicado` carries the address.
 * @returns a positive number.
 */
export const manterClienteEmail = defineCall({
  name: 'manterClienteEmail',
  method: 'POST',
  path: '/Cliente/manterClienteEmail',
  summary: "Insert, change or delete a customer's marketing e-mail",
  documented: true,
  access: 'session',
  keyed: true,
  sentences: { idPessoa: CLIENTE_INVALIDO },
  query: undefined,
  body: z.object({
    idAcao: acao,
    idPessoa: id,
    email: z.string(),
    emailAnterior: z.optional(z.nullable(z.string())),
    permiteReceberPromocao: z.optional(z.boolean()),
  }),
  reply: z.int(),
  errors: ['cliente-nao-vinculado', 'nao-encontrado', 'contato-nao-alteravel', 'contato-duplicado'],
});
