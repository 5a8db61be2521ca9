import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '#lib/result.ts';
import type { SessaoRow } from '#server/db/sessoes.ts';
import type { Deps } from './deps.ts';
import { type Recusa, refuse } from './recusa.ts';
import { verifyToken } from './tokens.ts';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** A session's last use is stored at this precision, so that not every request is a write. */
const VISTA_MS = 5 * 60_000;

/** The session of a request's bearer token: signed by us, neither expired nor revoked. */
export async function authenticate(deps: Deps, request: FastifyRequest): Promise<Result<SessaoRow, Recusa>> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return refuse('nao-autenticado', 'Entre com seu usuário e senha para continuar.');
  const claims = await verifyToken(deps.jwtKey, token, deps.clock());
  if (!claims.ok) {
    return claims.error === 'expired'
      ? refuse('sessao-expirada', 'Sua sessão expirou. Entre de novo para continuar.')
      : refuse('nao-autenticado', 'Entre com seu usuário e senha para continuar.');
  }
  const sessao = await deps.queries.readSessao(claims.value.sid);
  if (sessao === undefined || sessao.usuario.id !== claims.value.idUsuario) {
    return refuse('sessao-encerrada', 'Sua sessão foi encerrada. Entre de novo para continuar.');
  }
  const now = deps.clock();
  if (now.getTime() - sessao.vistaEm.getTime() > VISTA_MS) await deps.queries.touchSessao(sessao.sid, now);
  request.idUsuario = sessao.usuario.id;
  request.log = request.log.child({ idUsuario: sessao.usuario.id });
  return ok(sessao);
}
