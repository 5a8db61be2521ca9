import { login } from '#contract/access/sessao.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type NetError, readAnswer } from '#net/request.ts';
import { send } from '#net/send.ts';
import { writeSession } from '#net/session.ts';
import { REDE_RESPONDEU } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';

export type Credentials = { usuario: string; senha: string; manterConectado: boolean };

/** `Basic` of RFC 7617 with the credentials in UTF-8. */
export function basicAuthorization(usuario: string, senha: string): string {
  return `Basic ${emBase64(`${usuario}:${senha}`)}`;
}

/** How long the log-in request waits after the press, to slow down guessing. */
const DELAY_MS = 1000;

const MUITAS_TENTATIVAS = 429;

/** The sentence for a refusal without the server's words. */
const SEM_PALAVRA = 'Não foi possível entrar. Tente de novo.';

/** The sentence for a log-in that did not come about. */
function whyNot(error: NetError): string {
  if (error.kind === 'refused') return error.erro.Description || error.erro.Message || SEM_PALAVRA;
  if (error.kind === 'silence') {
    return 'Sem sinal. Para entrar é preciso conexão com o servidor; tente de novo quando houver sinal.';
  }
  if (!error.isOurs) return REDE_RESPONDEU;
  if (error.status === MUITAS_TENTATIVAS) return 'Muitas tentativas. Aguarde alguns minutos e tente de novo.';
  return error.status < 500 ? SEM_PALAVRA : 'O servidor falhou. Aguarde um instante e tente de novo.';
}

/** Why a log-in did not come about, as a sentence for the form. `isDenied`: the server refused user and password. */
export type NotEntered = { readonly texto: string; readonly isDenied: boolean };

const DENIED = 401;

/** Logs in and keeps the session. */
export async function logIn({
  usuario,
  senha,
  manterConectado,
}: Credentials): Promise<Result<null, NotEntered>> {
  const authorization = basicAuthorization(usuario.trim(), senha);
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  const reply = readAnswer(login, await send(toWire(login, {}), { authorization }));
  if (reply.ok) {
    writeSession(reply.value, manterConectado);
    return ok(null);
  }
  const isDenied = reply.error.kind === 'refused' && reply.error.status === DENIED;
  return fail({ texto: whyNot(reply.error), isDenied });
}
