import type { AnyCall } from '#contract/call.ts';
import { alterarGrupo } from '#contract/carrinho-extras.ts';
import { continuarComprando, excluirGrupo } from '#contract/carrinho-pendente.ts';
import { enviarPagamentoCartao, finalizarPagamento } from '#contract/pagamento.ts';
import { gerarCobrancaPix } from '#contract/pagamento-pix.ts';
import { type Answer, answerRecusa } from './answer.ts';
import type { Deps } from './deps.ts';
import { recusa } from './recusa.ts';
import type { TurnLimits } from './turns.ts';

/**
 * Changes of one user are done one by one, as they wait for each other's locks anyway: so a user who sends many at once
 * slows nobody else down by more than one change.
 */
export const USER_TURNS: TurnLimits = {
  atOnce: Number.POSITIVE_INFINITY,
  perName: 1,
  deep: 1000,
  waitMs: 8000,
};

const MANY = 'Há muitas operações suas ao mesmo tempo. Tente de novo em alguns segundos.';

/** What may wait for the payment provider: the user's other changes do not wait along. */
const WITH_PROVIDER: ReadonlySet<AnyCall> = new Set<AnyCall>([
  finalizarPagamento,
  enviarPagamentoCartao,
  gerarCobrancaPix,
  continuarComprando,
  excluirGrupo,
  alterarGrupo,
]);

/** Answers a call of a user. A change waits while another one of the same user runs, and is 503 when that takes long. */
export async function inTurn(
  { userTurns }: Pick<Deps, 'userTurns'>,
  call: AnyCall,
  idUsuario: number,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (call.method === 'GET' && !call.keyed) return await answer();
  const end = await userTurns.take(WITH_PROVIDER.has(call) ? `${idUsuario} provider` : String(idUsuario));
  if (end === undefined) return { ...answerRecusa(recusa('indisponivel', MANY)), accessEvent: 'limit' };
  try {
    return await answer();
  } finally {
    end();
  }
}
