import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { instante } from '#contract/wire/wire.ts';

const TEXTO_MAX = 1000;

/** The number of a visitor's request as the office reads it: `C12` a registration, `A3` a request for access. */
const numero = z.string().check(z.regex(/^[CA][1-9]\d{0,8}$/));

export const RESPOSTAS = ['aceita', 'recusada'] as const;

export type Resposta = (typeof RESPOSTAS)[number];

/** The office's answer. `texto` goes into the mail word for word; it may be ''. */
export const respostaDada = z.object({
  resposta: z.enum(RESPOSTAS),
  texto: z.string().check(z.trim(), z.maxLength(TEXTO_MAX)),
});

export type RespostaDada = z.output<typeof respostaDada>;

/** A visitor's request. `sobre`: the tax id of a registration, the customers of a request for access. */
export const solicitacaoDeVisitante = z.object({
  numero,
  tipo: z.enum(['cadastro', 'acesso']),
  criadaEm: instante,
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  sobre: z.string(),
  resposta: z.nullable(z.enum(RESPOSTAS)),
  respondidaEm: z.nullable(instante),
});

export type SolicitacaoDeVisitante = z.output<typeof solicitacaoDeVisitante>;

/** Ours: the newest hundred requests of visitors, open ones first, for users of the office. */
export const consultarSolicitacoes = defineCall({
  name: 'consultarSolicitacoes',
  method: 'GET',
  path: '/escritorio/solicitacoes',
  summary: 'The requests of visitors for registration and access',
  documented: false,
  access: 'session',
  right: 'decide',
  query: undefined,
  body: undefined,
  reply: z.object({ colecao: z.array(solicitacaoDeVisitante), enviaEmails: z.boolean() }),
  errors: ['sem-permissao'],
});

/**
 * Ours: answers a request, once. `avisada`: a mail brings the answer to the visitor; false on a server that sends none,
 * and then the office tells them itself.
 */
export const responderSolicitacao = defineCall({
  name: 'responderSolicitacao',
  method: 'POST',
  path: '/escritorio/solicitacoes/:numero/resposta',
  summary: 'Answer a visitor’s request',
  documented: false,
  access: 'session',
  right: 'decide',
  keyed: true,
  params: z.object({ numero }),
  query: undefined,
  body: respostaDada,
  reply: z.object({ avisada: z.boolean() }),
  errors: ['sem-permissao', 'nao-encontrado', 'situacao-nao-permite'],
});
