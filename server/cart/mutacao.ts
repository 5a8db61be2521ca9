import { consultarMutacao, type MutacaoConhecida, recusarMutacao } from '#contract/cart/mutacao.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { withMarca } from '#server/http/marca.ts';
import { emAndamento, type Recusa, recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { type Known, readMutacao, refuseMutacao } from './data/mutacoes.ts';

/** What a request gets that comes after its key was refused. */
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
  // Keys are kept in lower case, however they were sent.
  sessionRoute(consultarMutacao, async ({ user, params: { key }, now }) =>
    toMutacao(key, await readMutacao(user, key.toLowerCase(), now)),
  ),

  sessionRoute(recusarMutacao, async ({ user, params: { key }, now }) =>
    toMutacao(key, await refuseMutacao(user, key.toLowerCase(), RECUSADA, now)),
  ),
];

/**
 * What became of a change whose answer was lost, and the end of one that is not wanted any more. What a device is told here
 * it keeps, so it gets the mark of the data with it.
 */
export const mutacaoRoutes: readonly Route[] = routes.map(withMarca);
