import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { Codigo } from '#contract/codigo.ts';
import {
  ACAO_ORIGEM_PORTAL,
  alterarSenha,
  consultarUsuarioValido,
  recuperarSenha,
  redefinirSenha,
  trocaToJson,
} from '#contract/senha.ts';
import type { CallInput } from '#contract/to-wire.ts';
import type { SenhaNova } from '#domain/senha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { emBase64 } from '#parts/base64.ts';

/** Why something was not done, in a sentence; the code where the server gave one. */
export type Problema = { readonly texto: string; readonly codigo: Codigo | undefined };

/** The three fields of a change of password, as typed. */
export type Troca = SenhaNova & { readonly senhaAtual: string };

const SEM_SERVIDOR = 'A rede respondeu no lugar do servidor. Confira a conexão e tente de novo.';
const SEM_SINAL =
  'Sem sinal. É preciso conexão com o servidor; tente de novo quando houver sinal. O que você digitou continua aqui.';
/** What was asked for may have been done: only the answer is missing. */
const SEM_RESPOSTA =
  'Sem resposta do servidor: a senha pode ter sido alterada ou não. Tente de novo quando houver sinal; se a senha atual ou o link forem recusados, a nova já vale.';

/** Asks once, never again by itself: each of these calls tells a secret or sends a mail. */
async function ask<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  semResposta: string,
  token: string | null = null,
): Promise<Result<ReplyOf<C>, Problema>> {
  const reply = await request(call, input, { token });
  if (reply.ok) return reply;
  const { error } = reply;
  if (error.kind === 'refused') return fail({ texto: error.erro.Description, codigo: error.erro.Codigo });
  return fail({ texto: error.kind === 'silence' ? semResposta : SEM_SERVIDOR, codigo: undefined });
}

/** The masked e-mail of a log-in. */
export async function consultarEmail(login: string): Promise<Result<string, Problema>> {
  const reply = await ask(consultarUsuarioValido, { query: { strNomeUsuario: login } }, SEM_SINAL);
  return reply.ok ? ok(reply.value.email) : reply;
}

/** Has the instructions sent; answers what the server says of it. */
export async function pedirInstrucoes(login: string): Promise<Result<string, Problema>> {
  const reply = await ask(recuperarSenha, { query: { nomeUsuario: login } }, SEM_SINAL);
  return reply.ok ? ok(reply.value.mensagem) : reply;
}

/** Sets the password with the token of a mail's link. */
export const redefinir = (token: string, nova: SenhaNova) =>
  ask(redefinirSenha, { body: { token, ...nova } }, SEM_RESPOSTA);

/** Changes the password of whoever is logged in. */
export const trocarSenha = (troca: Troca) =>
  ask(
    alterarSenha,
    { query: { auth: emBase64(trocaToJson({ ...troca, idAcaoOrigem: ACAO_ORIGEM_PORTAL })) } },
    SEM_RESPOSTA,
    readSession()?.token ?? null,
  );
