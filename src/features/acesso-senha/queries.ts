import {
  ACAO_ORIGEM_PORTAL,
  alterarSenha,
  consultarLinkSenha,
  consultarUsuarioValido,
  recuperarSenha,
  redefinirSenha,
} from '#contract/access/senha.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import type { SenhaNova } from '#domain/customer/senha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { request } from '#net/request.ts';
import { onSessionChange, readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';

/** The three fields of a change of password, as typed. */
export type Troca = SenhaNova & { readonly senhaAtual: string };

/** Asks once, never again by itself: each of these calls tells a secret or sends a mail. */
async function ask<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  token: string | null = null,
): Promise<Result<ReplyOf<C>, Falha>> {
  const reply = await request(call, input, { token });
  return reply.ok ? reply : fail(toFalha(reply.error));
}

/** Calls back when a session has begun, here or in another tab; answers how to stop. */
export const onSessaoNova = (listener: () => void): (() => void) =>
  onSessionChange(() => {
    if (readSession() !== null) listener();
  });

/** The masked e-mail of a log-in. */
export async function consultarEmail(login: string): Promise<Result<string, Falha>> {
  const reply = await ask(consultarUsuarioValido, { query: { strNomeUsuario: login } });
  return reply.ok ? ok(reply.value.email) : reply;
}

/** Has the instructions sent; returns the server's words. */
export async function pedirInstrucoes(login: string): Promise<Result<string, Falha>> {
  const reply = await ask(recuperarSenha, { query: { nomeUsuario: login } });
  return reply.ok ? ok(reply.value.mensagem) : reply;
}

/** Reads the log-in that a mail's link is for. */
export const consultarLink = (token: string) => ask(consultarLinkSenha, { body: { token } });

/** Sets the password with the token of a mail's link. */
export const redefinir = (token: string, nova: SenhaNova) =>
  ask(redefinirSenha, { body: { token, ...nova } });

/** Changes the signed-in user's password. */
export const trocarSenha = (troca: Troca) =>
  ask(
    alterarSenha,
    { query: {}, body: { ...troca, idAcaoOrigem: ACAO_ORIGEM_PORTAL } },
    readSession()?.token ?? null,
  );
