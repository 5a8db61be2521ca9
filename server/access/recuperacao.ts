import { consultarUsuarioValido, recuperarSenha } from '#contract/access/senha.ts';
import { ok } from '#lib/result.ts';
import { refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route } from '#server/http/route.ts';
import { emailMostrado } from './recuperacao-link.ts';

const SEM_CORREIO = 'Este servidor não envia e-mails. Peça uma nova senha ao seu vendedor.';
const ENVIADO = 'O nosso sistema enviará a você um e-mail com instruções para criar uma nova senha.';

/**
 * Calls for a forgotten password. An unknown log-in gets a made-up e-mail, so that it cannot be told from a known one.
 */
export const recuperacaoRoutes: readonly Route[] = [
  publicRoute(consultarUsuarioValido, async ({ query }, deps, request) => {
    const login = query.strNomeUsuario.trim();
    const entered = await deps.visitorGate.enter('recuperacao', request.ip, login);
    if (!entered.ok) return entered;
    const found = await deps.queries.findUsuario(login);
    return ok({ email: emailMostrado(deps.jwtKey, login, found?.email) });
  }),

  publicRoute(recuperarSenha, async ({ query }, deps, request) => {
    if (deps.carteiro === undefined) return refuse('indisponivel', SEM_CORREIO);
    const login = query.nomeUsuario.trim();
    const entered = await deps.visitorGate.enter('envio-recuperacao', request.ip, login);
    if (!entered.ok) return entered;
    const written = await deps.visitorGate.enter('mensagem-recuperacao', request.ip, login);
    if (written.ok) {
      // Looked up after the response, which takes the same time for an unknown log-in.
      await deps.queries.pedirRecuperacao({ referencia: deps.newId(), login, criadaEm: deps.clock() });
      deps.carteiro.acordar();
    }
    return ok({ mensagem: ENVIADO });
  }),
];
