import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idTexto } from './wire.ts';

const condicao = z.object({ idCondicao: id, descCondicao: z.string() });
export const prazo = z.object({ idPrazo: id, descPrazo: z.string() });
export const formaPagamento = z.object({
  idFormaPagamento: id,
  descFormaPagamento: z.string(),
  pagamentoAntecipado: z.boolean(),
});

/** One way to pay: a term with a method. `id` is `<idPrazo>_<idFormaPagamento>`. */
export const prazoFormaPagamento = z.object({ id: z.string(), descricao: z.string(), prazo, formaPagamento });

export type PrazoFormaPagamento = z.output<typeof prazoFormaPagamento>;

/** How the user buys for one customer. A part that was never chosen is null. */
export const preferenciaUsuarioCliente = z.object({
  cliente: z.object({
    pessoa: z.object({ idPessoa: id, nome: z.string(), cpfCnpjFormatado: z.string() }),
  }),
  condicao: z.nullable(condicao),
  prazo: z.nullable(prazo),
  formaPagamento: z.nullable(formaPagamento),
  calcularSt: z.boolean(),
  exibirmodal: z.boolean(),
});

export type PreferenciaUsuarioCliente = z.output<typeof preferenciaUsuarioCliente>;

const porCliente = z.object({ idPessoaCliente: idTexto });

export const consultarPreferenciaUsuarioCliente = defineCall({
  name: 'consultarPreferenciaUsuarioCliente',
  method: 'GET',
  path: '/PreferenciaUsuarioCliente',
  summary: 'The preference of the user for one customer',
  documented: true,
  access: 'session',
  query: porCliente,
  body: undefined,
  reply: preferenciaUsuarioCliente,
  errors: ['cliente-nao-vinculado'],
});

export const consultarPreferenciaPrincipal = defineCall({
  name: 'consultarPreferenciaPrincipal',
  method: 'GET',
  path: '/PreferenciaUsuarioCliente/principal',
  summary: 'The preference for the main customer of the user',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: preferenciaUsuarioCliente,
  errors: ['nao-encontrado'],
});

export const alterarClientePrincipal = defineCall({
  name: 'alterarClientePrincipal',
  method: 'POST',
  path: '/PreferenciaUsuario/alterarClientePrincipal',
  summary: 'Make a customer the main one of the user; the last choice wins',
  documented: true,
  access: 'session',
  query: undefined,
  body: z.object({ IDCliente: id }),
  reply: z.object({ IDCliente: id }),
  errors: ['cliente-nao-vinculado'],
});

export const consultarPrazoFormaPagamento = defineCall({
  name: 'consultarPrazoFormaPagamento',
  method: 'GET',
  path: '/PrazoFormaPagamento',
  summary: 'The ways to pay of a customer under a sale condition',
  documented: true,
  access: 'session',
  query: z.object({ idPessoaCliente: idTexto, idCondicao: idTexto }),
  body: undefined,
  reply: z.array(prazoFormaPagamento),
  errors: ['cliente-nao-vinculado'],
});
