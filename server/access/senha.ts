import { alterarSenha, consultarLinkSenha, redefinirSenha, trocaDeSenha } from '#contract/access/senha.ts';
import type { BodyOf, QueryOf } from '#contract/wire/call.ts';
import { errosSenha, type SenhaNova } from '#domain/customer/senha.ts';
import { ok, type Result } from '#lib/result.ts';
import { readBase64Json } from '#server/http/base64-json.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route, sessionRoute } from '#server/http/route.ts';
import { hashPassword, verifyPassword } from './data/password.ts';
import { putSenha, readSenhaHash } from './data/senhas.ts';
import { hashDoToken } from './recuperacao-link.ts';

/** The first error in a new password, as a sentence. */
function conferirSenha(nova: SenhaNova): Result<null, Recusa> {
  const [erro] = Object.values(errosSenha(nova));
  return erro === undefined ? ok(null) : refuse('senha-invalida', erro);
}

type Troca = Exclude<BodyOf<typeof alterarSenha>, undefined>;

/** The change, from the body or from the documented `auth`; refused when both or neither are given. */
function readTroca({ auth }: QueryOf<typeof alterarSenha>, body: Troca | undefined): Result<Troca, Recusa> {
  if (auth === undefined)
    return body === undefined
      ? refuse('requisicao-invalida', 'Envie as senhas no corpo da requisição.')
      : ok(body);
  if (body !== undefined)
    return refuse('requisicao-invalida', 'Envie as senhas no corpo ou no campo auth, não nos dois.');
  const troca = readBase64Json(trocaDeSenha, auth);
  return troca === undefined
    ? refuse('requisicao-invalida', 'O campo auth é inválido (na consulta).')
    : ok(troca);
}

const INCORRETA = 'A senha atual está incorreta.';
const SEM_VALIDADE = 'Este link já foi usado ou não vale mais. Peça outro em Esqueci minha senha.';

/** Calls that change a password: with the current one, or with a mailed link. */
export const senhaRoutes: readonly Route[] = [
  sessionRoute(alterarSenha, async ({ query, body, user, usuario, sid, now }, deps, request) => {
    const lida = readTroca(query, body);
    if (!lida.ok) return lida;
    const troca = lida.value;
    const conferida = conferirSenha(troca);
    if (!conferida.ok) return conferida;
    const attempt = await deps.loginGate.enter(request.ip, usuario.nomeUsuario);
    if (!attempt.ok) return attempt;
    let outcome: 'right' | 'wrong' | 'unknown' = 'unknown';
    try {
      const antiga = await readSenhaHash(user);
      const isRight = await verifyPassword(troca.senhaAtual, antiga);
      outcome = isRight ? 'right' : 'wrong';
      if (antiga === undefined || !isRight) return refuse('senha-incorreta', INCORRETA);
      const nova = await hashPassword(troca.senhaNova);
      return await deps.queries.transact(usuario.id, async (own) =>
        (await putSenha(own, { antiga, nova, sid }, now))
          ? ok({ alterada: true })
          : refuse('senha-incorreta', INCORRETA),
      );
    } finally {
      await attempt.value.end(outcome);
    }
  }),

  publicRoute(consultarLinkSenha, async ({ body }, { queries, clock }) => {
    const nomeUsuario = await queries.readRecuperacao(hashDoToken(body.token), clock());
    return nomeUsuario === undefined ? refuse('link-invalido', SEM_VALIDADE) : ok({ nomeUsuario });
  }),

  publicRoute(redefinirSenha, async ({ body }, { queries, clock, loginGate }, request) => {
    const conferida = conferirSenha(body);
    if (!conferida.ok) return conferida;
    const tokenHash = hashDoToken(body.token);
    // An invalid link costs no hash.
    if ((await queries.readRecuperacao(tokenHash, clock())) === undefined)
      return refuse('link-invalido', SEM_VALIDADE);
    const slot = await loginGate.hash(request.ip);
    if (!slot.ok) return slot;
    try {
      const senhaHash = await hashPassword(body.senhaNova);
      request.idUsuario = await queries.takeRecuperacao({ tokenHash, senhaHash }, clock());
      return request.idUsuario !== undefined ? ok({ alterada: true }) : refuse('link-invalido', SEM_VALIDADE);
    } finally {
      slot.value.end();
    }
  }),
];
