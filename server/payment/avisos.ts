import { millisecondsInSecond } from 'date-fns/constants';
import { ouvirAvisos } from '#contract/catalogue/avisos.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { naoVinculado, recusa } from '#server/http/recusa.ts';
import { type Route, streamRoute } from '#server/http/route.ts';

/** Keeps proxies from holding a hint back in a buffer. */
const AT_ONCE = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

const MUITOS = 'Há aparelhos demais ouvindo avisos. O aplicativo continua atualizando sozinho.';
const LATER_MS = 5 * 60 * millisecondsInSecond;

/** Hints for devices that are online. */
export const avisosRoutes: readonly Route[] = [
  streamRoute(ouvirAvisos, async ({ user, query, usuario, sid, now }, _request, { avisos, queries }) => {
    const { idPessoaCliente, segundos } = query;
    const cliente = await readCliente(user, idPessoaCliente);
    if (cliente === undefined) return answerRecusa(naoVinculado().error);
    if (avisos === undefined) return { status: 204, corpo: '' };
    const who = { idUsuario: usuario.id, sid, idCliente: cliente.idPessoa };
    const expiraEm = await queries.readExpiracao(sid);
    const leftMs = (expiraEm?.getTime() ?? 0) - now.getTime();
    const stream = avisos.open(
      who,
      Math.max(0, Math.min(leftMs, (segundos ?? Infinity) * millisecondsInSecond)),
    );
    if (stream === 'all') return answerRecusa(recusa('indisponivel', MUITOS));
    if (stream === 'user')
      return answerRecusa({ ...recusa('muitas-requisicoes', MUITOS), esperaMs: LATER_MS });
    // The session may have ended before the stream listened for that.
    if ((await queries.readSessao(sid)) === undefined) stream.destroy();
    return { status: 200, corpo: stream, headers: AT_ONCE };
  }),
];
