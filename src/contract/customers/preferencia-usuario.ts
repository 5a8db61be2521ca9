import * as z from 'zod/mini';
import { usuario } from '#contract/access/sessao.ts';
import { defineCall } from '#contract/wire/call.ts';
import { modoExibicao, modoOrdenacao } from './modo.ts';
import { preferenciaUsuarioCliente } from './preferencia.ts';
import { preferenciaCampos } from './preferencia-campos.ts';

/** How the user works for any customer, and how they buy for the main one (null without a main customer). */
const preferenciaUsuario = z.object({
  calcularSt: z.boolean(),
  informarDadosExtrasPedido: z.boolean(),
  ecommerceModoExibicao: modoExibicao,
  ecommerceModoOrdenacao: modoOrdenacao,
  /** With `exportaListaProdutos`: true if the user may export the product list. */
  usuario,
  preferenciaUsuarioCliente: z.nullable(preferenciaUsuarioCliente),
});

export type PreferenciaUsuario = z.output<typeof preferenciaUsuario>;

export const consultarPreferenciaUsuario = defineCall({
  name: 'consultarPreferenciaUsuario',
  method: 'GET',
  path: '/PreferenciaUsuario',
  summary: 'The preference of the user',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: preferenciaUsuario,
  errors: [],
});

/**
 * Saves the named parts and leaves the rest; the last choice wins. A customer's condition is saved with term and
 * method or not at all, and only if the customer may use it. `ClientePrincipal` makes `IDCliente` the main one.
 */
export const manterPreferenciaUsuario = defineCall({
  name: 'manterPreferenciaUsuario',
  method: 'POST',
  path: '/PreferenciaUsuario/manterPreferenciaUsuario',
  summary: 'Save the preference of the user, or a part of it',
  documented: true,
  access: 'session',
  right: 'read',
  query: undefined,
  body: preferenciaCampos,
  reply: preferenciaUsuario,
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao', 'sem-meio-pagamento'],
});
