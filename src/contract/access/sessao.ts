import * as z from 'zod/mini';
import { PAPEIS } from '#contract/access/papel.ts';
import { defineCall } from '#contract/wire/call.ts';
import { id, instante } from '#contract/wire/wire.ts';

/** The user as the log-in answers it. The token is a JWT whose `exp` claim ends the session. */
export const usuario = z.object({
  id,
  nome: z.string(),
  nomeUsuario: z.string(),
  exportaListaProdutos: z.boolean(),
  /** Ours: the role, whose rights the app shows. A server without roles leaves it out. */
  papel: z.optional(z.enum(PAPEIS)),
});

export type Usuario = z.output<typeof usuario>;

export const usuarioComToken = z.extend(usuario, { token: z.string(), expiraEm: instante });

export type UsuarioComToken = z.output<typeof usuarioComToken>;

/** Basic authentication (RFC 7617, UTF-8) in the Authorization header, no body. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Log in with basic authentication; answers the user with a token',
  documented: true,
  access: 'public',
  query: undefined,
  body: undefined,
  reply: usuarioComToken,
  errors: ['requisicao-invalida', 'credenciais-invalidas', 'muitas-requisicoes'],
});

export const usuarioAutenticado = defineCall({
  name: 'usuarioAutenticado',
  method: 'GET',
  path: '/login/usuarioautenticado',
  summary: 'The user of the token',
  documented: true,
  access: 'session',
  right: 'signIn',
  query: undefined,
  body: undefined,
  reply: usuario,
  errors: [],
});

/** Ours: ends the token on the server, so that a lost tablet can be shut out. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/login/sair',
  summary: 'Revoke the session of the token',
  documented: false,
  access: 'session',
  right: 'signIn',
  query: undefined,
  body: undefined,
  reply: z.object({ encerrada: z.boolean() }),
  errors: [],
});

/**
 * Ours: ends a session that its device left while the server could not be reached. It is named by its `sid`, a random
 * number that opens nothing, so that the device keeps no token for it. The answer is the same whether it was open.
 */
export const encerrarSessaoDeixada = defineCall({
  name: 'encerrarSessaoDeixada',
  method: 'POST',
  path: '/login/sessaodeixada',
  summary: 'End a session that was left without a signal',
  documented: false,
  access: 'public',
  query: undefined,
  body: z.object({ sid: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ encerrada: z.boolean() }),
  errors: ['requisicao-invalida', 'muitas-requisicoes'],
});
