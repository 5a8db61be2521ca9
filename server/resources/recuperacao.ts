import { consultarUsuarioValido, recuperarSenha } from '#contract/senha.ts';
import { ok } from '#lib/result.ts';
import type { Deps } from '#server/http/deps.ts';
import { refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route } from '#server/http/route.ts';
import type { Mensagem } from '#server/mail/port.ts';
import {
  emailMostrado,
  hashDoToken,
  isEmail,
  mensagemDeRecuperacao,
  VALIDADE_MS,
} from './recuperacao-link.ts';

const SEM_CORREIO = 'Este servidor não envia e-mails. Peça uma nova senha ao seu vendedor.';
const ENVIADO = 'O nosso sistema enviará a você um e-mail com instruções para criar uma nova senha.';

/** Makes a link for a log-in and writes its mail; undefined when there is nobody to write to. */
async function escrever(deps: Deps, login: string): Promise<Mensagem | undefined> {
  const found = await deps.queries.findUsuario(login);
  if (found === undefined || !found.ativo || !isEmail(found.email)) return undefined;
  const token = deps.newSecret();
  const expiraEm = new Date(deps.clock().getTime() + VALIDADE_MS);
  await deps.queries.insertRecuperacao({
    tokenHash: hashDoToken(token),
    idUsuario: found.usuario.id,
    expiraEm,
  });
  const mensagem = mensagemDeRecuperacao(found.usuario, { endereco: deps.endereco, token });
  return { referencia: deps.newId(), para: found.email, ...mensagem };
}

/** What somebody who forgot his password may ask. No answer tells whether a log-in exists. */
export const recuperacaoRoutes: readonly Route[] = [
  publicRoute(consultarUsuarioValido, async ({ query }, deps, request) => {
    const login = query.strNomeUsuario.trim();
    const entered = deps.visitorGate.enter('recuperacao', request.ip, login);
    if (!entered.ok) return entered;
    const found = await deps.queries.findUsuario(login);
    return ok({ email: emailMostrado(deps.jwtKey, login, found?.email) });
  }),

  publicRoute(recuperarSenha, async ({ query }, deps, request) => {
    if (deps.carteiro === undefined) return refuse('indisponivel', SEM_CORREIO);
    const login = query.nomeUsuario.trim();
    const entered = deps.visitorGate.enter('envio-recuperacao', request.ip, login);
    if (!entered.ok) return entered;
    const written = deps.visitorGate.enter('mensagem-recuperacao', request.ip, login);
    // Looked up behind the answer: it takes as long for a log-in that does not exist.
    if (written.ok) deps.carteiro.levar(() => escrever(deps, login));
    return ok({ mensagem: ENVIADO });
  }),
];
