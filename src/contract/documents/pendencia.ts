import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, instante } from '#contract/wire/wire.ts';

/** Rows of a page by default, and the maximum. */
export const PENDENCIAS_POR_PAGINA = 20;
export const PENDENCIAS_POR_PAGINA_MAXIMO = 200;

/** Situations of a request: open, resolved or deleted by the company. */
export const PENDENCIA_ABERTA = 1;
export const PENDENCIA_RESOLVIDA = 2;
export const PENDENCIA_EXCLUIDA = 3;

/** How requests are ordered: recent ones first, or old ones. */
export const PENDENCIAS_RECENTES = '1';
export const PENDENCIAS_ANTIGAS = '2';

const ordenacao = z.enum([PENDENCIAS_RECENTES, PENDENCIAS_ANTIGAS]);

export type PendenciasOrdenacao = z.output<typeof ordenacao>;

export const pendenciaSituacao = z.object({
  idPendenciaDocumentoClienteSituacao: id,
  descricao: z.string(),
});

export type PendenciaSituacao = z.output<typeof pendenciaSituacao>;

/** A request for the review of a customer's documents. Its file is part of no response. */
export const pendencia = z.object({
  dataPendencia: instante,
  cliente: z.object({ pessoa: z.object({ idPessoa: id, cpfCnpj: z.string(), nome: z.string() }) }),
  situacao: pendenciaSituacao,
  /** Where it was made: the portal, the company's service centre, a representative. */
  origem: z.object({ descricao: z.string() }),
  /** Ours. */
  idPendenciaDocumento: z.optional(id),
  /** Ours: the format of its file, and how many bytes it has. */
  formato: z.optional(z.string()),
  tamanho: z.optional(z.int()),
  /** Ours: when it was resolved; null for any other. */
  dataResolucao: z.optional(z.nullable(instante)),
});

export type Pendencia = z.output<typeof pendencia>;

/**
 * Recent ones first unless `ordenacao`, which is ours, says otherwise; 20 a page. The days of the request and those of
 * its resolution are both included; `requisicao-invalida` if one of a pair is missing, if they are crossed, or for more
 * than 366 days. `paginacao` is ignored.
 */
export const consultarPendencias = defineCall({
  name: 'consultarPendencias',
  method: 'GET',
  path: '/PendenciaDocumento',
  summary: "Requests for the review of a customer's documents, page by page",
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    idSituacao: z.optional(idTexto),
    dataInicialPendencia: z.optional(dia),
    dataFinalPendencia: z.optional(dia),
    dataInicialResolucao: z.optional(dia),
    dataFinalResolucao: z.optional(dia),
    ordenacao: z.optional(ordenacao),
    paginaAtual: z.optional(paginaTexto),
    qtdPorPagina: z.optional(tamanhoPaginaTexto),
    paginacao: z.optional(z.string()),
  }),
  body: undefined,
  reply: pageOf(pendencia),
  errors: ['cliente-nao-vinculado'],
});

/** The situations that the filter offers. */
export const consultarPendenciaSituacoes = defineCall({
  name: 'consultarPendenciaSituacoes',
  method: 'GET',
  path: '/PendenciaDocumento/Situacao',
  summary: 'The situations of a request for review',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(pendenciaSituacao),
  errors: [],
});
