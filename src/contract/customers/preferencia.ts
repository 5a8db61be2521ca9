import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';
import { preferenciaCampos } from './preferencia-campos.ts';

/** `filial`: the distribution centre that is named first; those of every condition are in the price contexts. */
const condicao = z.object({
  idCondicao: id,
  descCondicao: z.string(),
  filial: z.optional(z.nullable(z.object({ idPessoaFilial: id, descricaoFilial: z.string() }))),
});
export const prazo = z.object({ idPrazo: id, descPrazo: z.string() });
export const formaPagamento = z.object({
  idFormaPagamento: id,
  descFormaPagamento: z.string(),
  pagamentoAntecipado: z.boolean(),
});

/** One way to pay: a term with a method. `id` is `<idPrazo>_<idFormaPagamento>`. */
export const prazoFormaPagamento = z.object({ id: z.string(), descricao: z.string(), prazo, formaPagamento });

export type PrazoFormaPagamento = z.output<typeof prazoFormaPagamento>;

/** 1 a person, 2 a company. */
const pessoaTipo = z.object({ idPessoaTipo: z.string() });

const endereco = z.object({
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  estado: z.string(),
  cep: z.string(),
});

/**
 * How the user buys for one customer. A part that was never chosen is null. A server leaves out the data for
 * payments (document, contacts, address, seller) if it does not have them.
 */
export const preferenciaUsuarioCliente = z.object({
  /** Null while nothing was saved. */
  idEcommercePreferenciaUsuarioCliente: z.optional(z.nullable(id)),
  cliente: z.object({
    pessoa: z.object({
      idPessoa: id,
      nome: z.string(),
      cpfCnpjFormatado: z.string(),
      cpfCnpj: z.optional(z.string()),
      pessoaTipo: z.optional(pessoaTipo),
    }),
    emailPrincipal: z.optional(z.nullable(z.string())),
    telefonePrincipal: z.optional(z.nullable(z.string())),
    enderecoPrincipal: z.optional(z.nullable(endereco)),
    vendedorPrincipal: z.optional(z.nullable(z.object({ nome: z.string() }))),
  }),
  condicao: z.nullable(condicao),
  prazo: z.nullable(prazo),
  formaPagamento: z.nullable(formaPagamento),
  calcularSt: z.boolean(),
  /** A part is missing: the app asks the user for it before the first purchase. */
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

/** Of the preference fields only `IDCliente` counts here; `manterPreferenciaUsuario` saves the others. */
export const alterarClientePrincipal = defineCall({
  name: 'alterarClientePrincipal',
  method: 'POST',
  path: '/PreferenciaUsuario/alterarClientePrincipal',
  summary: 'Make a customer the main one of the user; the last choice wins',
  documented: true,
  access: 'session',
  right: 'read',
  query: undefined,
  body: z.object({ ...preferenciaCampos.def.shape, IDCliente: id }),
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

/** The sale conditions of a customer, once for each branch that delivers under them. `idTipo` is read and ignored. */
export const consultarCondicoesCliente = defineCall({
  name: 'consultarCondicoesCliente',
  method: 'GET',
  path: '/CondicaoCliente',
  summary: 'The sale conditions of a customer with their branches, or one of them',
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    idClienteCondicaoFilial: z.optional(idTexto),
    idTipo: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.array(
    z.object({
      idCondicao: id,
      descCondicao: z.string(),
      filial: z.object({ idPessoaFilial: id, descricaoFilial: z.string() }),
    }),
  ),
  errors: ['cliente-nao-vinculado'],
});
