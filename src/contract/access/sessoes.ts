import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { instante } from '#contract/wire/wire.ts';

/** A session of the user's: on which device, since when, when it was last heard of, and whether it is the asking one. */
export const sessao = z.object({
  sid: z.string(),
  /** 'Chrome no Android', from the browser's own description at the log-in. */
  dispositivo: z.string(),
  criadaEm: instante,
  vistaEm: instante,
  atual: z.boolean(),
});

export type Sessao = z.output<typeof sessao>;

/** Ours: every session of the user that is neither ended nor over, the asking one first, then the last heard of. */
export const consultarSessoes = defineCall({
  name: 'consultarSessoes',
  method: 'GET',
  path: '/login/sessoes',
  summary: 'The open sessions of the user',
  documented: false,
  access: 'session',
  right: 'signIn',
  query: undefined,
  body: undefined,
  reply: z.array(sessao),
  errors: [],
});

/** Ours: ends one session of the user. */
export const encerrarSessao = defineCall({
  name: 'encerrarSessao',
  method: 'DELETE',
  path: '/login/sessoes/:sid',
  summary: 'End a session of the user',
  documented: false,
  access: 'session',
  right: 'signIn',
  params: z.object({ sid: z.string().check(z.minLength(1), z.maxLength(100)) }),
  query: undefined,
  body: undefined,
  reply: z.object({ encerradas: z.int() }),
  errors: ['nao-encontrado'],
});

/** Ours: ends every session of the user but the asking one. */
export const encerrarOutrasSessoes = defineCall({
  name: 'encerrarOutrasSessoes',
  method: 'DELETE',
  path: '/login/sessoes',
  summary: 'End all other sessions of the user',
  documented: false,
  access: 'session',
  right: 'signIn',
  query: undefined,
  body: undefined,
  reply: z.object({ encerradas: z.int() }),
  errors: [],
});
