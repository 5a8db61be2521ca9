import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';

/** Enough for any passphrase, and little enough to hash. */
const SENHA_MAXIMA = 200;

const senha = z.string().check(z.maxLength(SENHA_MAXIMA));
const nomeUsuario = z.string().check(z.minLength(1), z.maxLength(100));

/** Where a change of password comes from: the portal. */
export const ACAO_ORIGEM_PORTAL = 8;

/**
 * A change of password. It is in memory while the call is answered, and neither logged, kept nor sent again by
 * itself.
 */
export const trocaDeSenha = z.object({
  senhaAtual: senha,
  senhaNova: senha,
  confirmacaoSenha: senha,
  idAcaoOrigem: z.literal(ACAO_ORIGEM_PORTAL),
});

/**
 * Without a key: a stored hash of the request would be that of a password. A repeat finds the old password
 * wrong. The user's other sessions end; a wrong current password counts as a failed log-in.
 *
 * The documented form is `auth`: the change as UTF-8 JSON in base64 (base64url is accepted too). Proxies may log
 * an address, so the app sends the change as the body instead. A request has exactly one of the two.
 */
export const alterarSenha = defineCall({
  name: 'alterarSenha',
  method: 'PUT',
  path: '/cliente/AlterarSenha',
  summary: 'Change the password of the user, and end his other sessions',
  documented: true,
  access: 'session',
  right: 'signIn',
  query: z.object({ auth: z.optional(z.string().check(z.maxLength(4096))) }),
  body: z.optional(trocaDeSenha),
  reply: z.object({ alterada: z.boolean() }),
  errors: ['requisicao-invalida', 'senha-incorreta', 'senha-invalida', 'muitas-requisicoes'],
});

/** A masked address, the same each time, whether the log-in exists or not, and in the same time. */
export const consultarUsuarioValido = defineCall({
  name: 'consultarUsuarioValido',
  method: 'GET',
  path: '/cliente/consultarUsuarioValido',
  summary: 'The e-mail of a log-in, masked; an unknown log-in has one too',
  documented: true,
  access: 'public',
  query: z.object({ strNomeUsuario: nomeUsuario }),
  body: undefined,
  reply: z.object({ email: z.string() }),
  errors: ['requisicao-invalida', 'muitas-requisicoes'],
});

/**
 * Sends a mail with a link that is valid once, for half an hour. It has an effect, so it is never cached,
 * prefetched or repeated automatically. The response is the same whether the log-in exists or not.
 */
export const recuperarSenha = defineCall({
  name: 'recuperarSenha',
  method: 'GET',
  path: '/cliente/RecuperacaoSenha',
  hasEffect: true,
  summary: 'Send the instructions for a new password to the e-mail of a log-in',
  documented: true,
  access: 'public',
  query: z.object({ nomeUsuario }),
  body: undefined,
  reply: z.object({ mensagem: z.string() }),
  errors: ['requisicao-invalida', 'muitas-requisicoes', 'indisponivel'],
});

const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Ours: tells whose password the link of a mail sets. The link can still be used afterwards. */
export const consultarLinkSenha = defineCall({
  name: 'consultarLinkSenha',
  method: 'POST',
  path: '/cliente/ConsultarLinkSenha',
  summary: 'The log-in of the link of a mail, as long as the link can be used',
  documented: false,
  access: 'public',
  query: undefined,
  body: z.object({ token: linkToken }),
  reply: z.object({ nomeUsuario: z.string() }),
  errors: ['requisicao-invalida', 'link-invalido', 'muitas-requisicoes'],
});

/**
 * Ours: the call of the page behind the mail's link. It ends every session of the user, and the user's other
 * links.
 */
export const redefinirSenha = defineCall({
  name: 'redefinirSenha',
  method: 'POST',
  path: '/cliente/RedefinirSenha',
  summary: 'Set a new password with the link of a mail',
  documented: false,
  access: 'public',
  query: undefined,
  body: z.object({
    token: linkToken,
    senhaNova: senha,
    confirmacaoSenha: senha,
  }),
  reply: z.object({ alterada: z.boolean() }),
  errors: ['requisicao-invalida', 'link-invalido', 'senha-invalida', 'muitas-requisicoes'],
});
