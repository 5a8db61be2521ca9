import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, paginaTexto } from '#contract/wire/paging.ts';
import { booleanoTexto, id, idTexto } from '#contract/wire/wire.ts';
import {
  daDevolucao,
  devolucao,
  devolucaoItem,
  devolucaoMotivo,
  itemDaNotaDevolvivel,
  type NotaDevolvivel,
  notaComItens,
  notaDevolvivel,
} from './devolucao.ts';

/**
 * Newest first, 50 a page; totals of all pages stand in each row. Without days it holds the returns of 90 days and all
 * that are not over. The days are both included; refused with `requisicao-invalida` when crossed or more than 366.
 * `incluirItens` is ours.
 */
export const consultarDevolucoes = defineCall({
  name: 'consultarDevolucoes',
  method: 'GET',
  path: '/Devolucao/ConsultarDevolucoes',
  summary: 'Returns of a customer, page by page',
  documented: true,
  access: 'session',
  query: z.object({
    idCliente: idTexto,
    idSituacao: z.optional(idTexto),
    dataInicial: z.optional(dia),
    dataFinal: z.optional(dia),
    paginaAtual: z.optional(paginaTexto),
    incluirItens: z.optional(booleanoTexto),
  }),
  body: undefined,
  reply: z.array(devolucao),
  errors: ['cliente-nao-vinculado'],
});

/** The situations that the filter offers. */
export const consultarDevolucaoSituacoes = defineCall({
  name: 'consultarDevolucaoSituacoes',
  method: 'GET',
  path: '/Devolucao/ConsultarSituacoes',
  summary: 'The situations of returns',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(z.object({ idSituacao: id, descSituacao: z.string() })),
  errors: [],
});

export const consultarDevolucaoMotivos = defineCall({
  name: 'consultarDevolucaoMotivos',
  method: 'GET',
  path: '/Devolucao/ConsultarMotivos',
  summary: 'The reasons of returns',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(devolucaoMotivo),
  errors: [],
});

/** A branch that issues invoices; `idPessoa` and `nome` are ours, and the same as the documented members. */
const emitente = z.object({
  descricaoEcommerce: z.string(),
  pessoaJuridica: z.object({ pessoa: z.object({ idPessoa: id }) }),
  idPessoa: z.optional(id),
  nome: z.optional(z.string()),
});

/** The branches that issue invoices to the user's customers. */
export const consultarEmitentes = defineCall({
  name: 'consultarEmitentes',
  method: 'GET',
  path: '/Devolucao/ConsultarEmitente',
  summary: 'The issuers of invoices',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(emitente),
  errors: [],
});

/** One return. `itens` come with it. */
export const consultarDevolucao = defineCall({
  name: 'consultarDevolucao',
  method: 'GET',
  path: '/Devolucao',
  summary: 'A return',
  documented: true,
  access: 'session',
  query: daDevolucao,
  body: undefined,
  reply: devolucao,
  errors: ['nao-encontrado'],
});

export const consultarItensDevolucao = defineCall({
  name: 'consultarItensDevolucao',
  method: 'GET',
  path: '/Devolucao/ConsultarItensDevolucao',
  summary: 'The lines of a return',
  documented: true,
  access: 'session',
  query: daDevolucao,
  body: undefined,
  reply: z.array(devolucaoItem),
  errors: ['nao-encontrado'],
});

/** Each lot of each line, with the units that are left. */
export const consultarItensNotaFiscal = defineCall({
  name: 'consultarItensNotaFiscal',
  method: 'GET',
  path: '/Devolucao/ConsultarItensNotaFiscal',
  summary: 'The lines of an invoice with their lots',
  documented: true,
  access: 'session',
  query: z.object({ idNotaFiscal: idTexto }),
  body: undefined,
  reply: z.array(itemDaNotaDevolvivel),
  errors: ['nao-encontrado'],
});

/** Ids of invoices; another server may answer with a flag for all of its list, or null. */
const foraDoPrazo = z.nullable(z.union([z.boolean(), z.array(id)]));

/** True if the term of an invoice of an answer is over; `foraDoPrazo` is what the answer says of its list. */
export const isForaDoPrazo = (
  { idTitulo, foraPrazo }: NotaDevolvivel,
  foraDoPrazoDaLista: z.output<typeof foraDoPrazo> | undefined,
): boolean =>
  foraPrazo ??
  (Array.isArray(foraDoPrazoDaLista) ? foraDoPrazoDaLista.includes(idTitulo) : foraDoPrazoDaLista === true);

/**
 * Invoices of a customer, newest first, 200 at most. `idPessoaEmitente` and `idPessoaFilial` both name the branch; both
 * must hold. `ForaDoPrazo` lists those whose term is over: that of correction letters for `finalidade` 'carta', which is
 * ours, otherwise that of returns.
 */
export const consultarNotasDevolucao = defineCall({
  name: 'consultarNotasDevolucao',
  method: 'GET',
  path: '/Devolucao/ConsultarNotas',
  summary: 'Invoices to return or to correct',
  documented: true,
  access: 'session',
  query: z.object({
    idCliente: idTexto,
    numDocumento: z.optional(z.string().check(z.regex(/^\d{1,50}$/))),
    idPessoaEmitente: z.optional(idTexto),
    dataInicio: z.optional(dia),
    dataFim: z.optional(dia),
    idPessoaFilial: z.optional(idTexto),
    finalidade: z.optional(z.enum(['devolucao', 'carta'])),
  }),
  body: undefined,
  reply: z.object({ ListaNotas: z.array(notaDevolvivel), ForaDoPrazo: z.optional(foraDoPrazo) }),
  errors: ['cliente-nao-vinculado'],
});

/** Ours: a customer's invoices since a day with the lots of their lines, for returns without a signal. */
export const sincronizarItensNotas = defineCall({
  name: 'sincronizarItensNotas',
  method: 'GET',
  path: '/sincronizacao/itensNotas',
  summary: 'Invoices of a customer with the lots of their lines',
  documented: false,
  access: 'session',
  query: z.object({ idPessoaCliente: idTexto, dataInicial: dia }),
  body: undefined,
  reply: z.array(notaComItens),
  errors: ['cliente-nao-vinculado'],
});
