import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';

/** A customer as shown to a person who asks for access; `cpfCnpj` without signs. */
export const clienteAdministrado = z.object({ idPessoa: id, cpfCnpj: z.string(), nome: z.string() });

export type ClienteAdministrado = z.output<typeof clienteAdministrado>;

/**
 * Tells a whole tax id's customer, with its signs or without; 404 for any other. A number whose check digits are wrong
 * is refused without a look, and one address may ask so often, so that customers cannot be counted by trying.
 */
export const clienteSolicitaAcesso = defineCall({
  name: 'clienteSolicitaAcesso',
  method: 'GET',
  path: '/cliente/clienteSolicitaAcesso',
  summary: 'The customer of a CPF or CNPJ, for a request for access',
  documented: true,
  access: 'public',
  query: z.object({ cpfcnpj: z.string().check(z.maxLength(18)) }),
  body: undefined,
  reply: clienteAdministrado,
  errors: ['requisicao-invalida', 'nao-encontrado', 'muitas-requisicoes'],
});

/** Ids of customers joined by commas on the wire, numbers in code. */
const idsTexto = z.codec(
  z.string().check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49}$/)),
  z.array(z.int()).check(z.minLength(1)),
  {
    decode: (wire) => wire.split(',').map(Number),
    encode: (value) => value.join(','),
  },
);

/**
 * Asks for access to customers. `mensagem` is the answer for the visitor, alike whether such customers exist. A
 * visitor has no user: a repeat is known by its key alone, with the same bytes.
 */
export const solicitarAcesso = defineCall({
  name: 'solicitarAcesso',
  method: 'POST',
  path: '/cliente/solicitarAcesso',
  summary: 'Ask for access to customers',
  documented: true,
  access: 'public',
  keyed: true,
  query: undefined,
  body: z.object({
    nome: z.string().check(z.trim(), z.maxLength(120)),
    telefone: z.string().check(z.maxLength(20)),
    email: z.string().check(z.trim(), z.maxLength(254)),
    clientes: idsTexto,
  }),
  reply: z.object({ mensagem: z.string() }),
  errors: ['requisicao-invalida', 'chave-reutilizada', 'muitas-requisicoes'],
});
