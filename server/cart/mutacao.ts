import { consultarMutacao, type MutacaoConhecida, recusarMutacao } from '#contract/cart/mutacao.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { withMarca } from '#server/http/marca.ts';
import { emAndamento, type Recusa, recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { type Known, readMutacao, refuseMutacao } from './data/mutacoes.ts';

/** The response to a request that comes after its key was refused. */
const RECUSADA = answerRecusa(
  recusa('chave-recusada', 'Esta alteração foi cancelada antes de chegar ao servidor e não foi feita.'),
);

function toMutacao(chave: string, known: Known): Result<MutacaoConhecida, Recusa> {
  if (known.kind === 'busy') return fail(emAndamento());
  if (known.kind === 'unknown') return ok({ chave, situacao: 'desconhecida', status: null, corpo: null });
  const { status, corpo } = known.answer;
  return ok({ chave, situacao: status < 300 ? 'aplicada' : 'recusada', status, corpo });
}

const routes: readonly Route[] = [
  // Keys are stored in lower case, whatever case the sender used.
  sessionRoute(consultarMutacao, async ({ user, params: { key }, now }) =>
    toMutacao(key, await readMutacao(user, key.toLowerCase(), now)),
  ),

  sessionRoute(recusarMutacao, async ({ user, params: { key }, now }) =>
    toMutacao(key, await refuseMutacao(user, key.toLowerCase(), RECUSADA, now)),
  ),
];

/**
 * The outcome of a change whose response was lost, and the refusal of one that is no longer wanted. A device keeps
 * these responses, so they carry the data's mark.
 */
export const mutacaoRoutes: readonly Route[] = routes.map(withMarca);
