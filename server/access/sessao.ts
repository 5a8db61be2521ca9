import { encerrarSessaoDeixada, login, logout, usuarioAutenticado } from '#contract/access/sessao.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok } from '#lib/result.ts';
import { revokeSessao } from '#server/db/sessoes.ts';
import { readBasic } from '#server/http/basic.ts';
import { dispositivoOf } from '#server/http/dispositivo.ts';
import { refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route, sessionRoute } from '#server/http/route.ts';
import { SESSION_MS, signToken } from '#server/http/tokens.ts';
import { verifyPassword } from './data/password.ts';

/** Also for a user who is switched off: another sentence would tell a guesser that the password was right. */
const INVALIDAS = 'Usuário ou senha inválidos.';

/** Log-in, the user of the token, and log-out. */
export const sessaoRoutes: readonly Route[] = [
  publicRoute(login, async (_args, deps, request) => {
    const credentials = readBasic(request.headers.authorization);
    if (credentials === undefined) {
      return refuse('requisicao-invalida', 'Envie usuário e senha com autenticação básica.');
    }
    const attempt = await deps.loginGate.enter(request.ip, credentials.user);
    if (!attempt.ok) return attempt;
    let outcome: 'right' | 'wrong' | 'unknown' = 'unknown';
    try {
      const found = await deps.queries.findUsuario(credentials.user);
      request.idUsuario = found?.usuario.id;
      const isRight = await verifyPassword(credentials.password, found?.senhaHash);
      // The right password of a switched-off user counts as wrong: a cleared count would reveal that it is right.
      const isWelcome = found?.isWelcome === true && isRight;
      outcome = isWelcome ? 'right' : 'wrong';
      if (!isWelcome) {
        return refuse('credenciais-invalidas', INVALIDAS);
      }
      const criadaEm = deps.clock();
      const expiraEm = new Date(criadaEm.getTime() + SESSION_MS);
      const sid = deps.newId();
      const sessao = {
        sid,
        idUsuario: found.usuario.id,
        dispositivo: dispositivoOf(request.headers['user-agent']),
        criadaEm,
        expiraEm,
      };
      if (!(await deps.queries.insertSessao(sessao, found.senhaHash))) {
        return refuse('credenciais-invalidas', INVALIDAS);
      }
      const token = await signToken(deps.jwtKey, { idUsuario: found.usuario.id, sid }, criadaEm, expiraEm);
      return ok({ ...found.usuario, token, expiraEm: toBusinessInstant(expiraEm) });
    } finally {
      await attempt.value.end(outcome);
    }
  }),

  sessionRoute(usuarioAutenticado, async ({ usuario }) => ok(usuario)),

  sessionRoute(logout, async ({ user, sid, now }) => {
    await revokeSessao(user, sid, now);
    return ok({ encerrada: true });
  }),

  publicRoute(encerrarSessaoDeixada, async ({ body: { sid } }, { queries, visitorGate, clock }, { ip }) => {
    const entered = await visitorGate.enter('sessao-deixada', ip);
    if (!entered.ok) return entered;
    await queries.revokeSessaoDeixada(sid, clock());
    return ok({ encerrada: true });
  }),
];
