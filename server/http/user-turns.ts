import type { AnyCall } from '#contract/call.ts';
import { alterarGrupo } from '#contract/carrinho-extras.ts';
import { continuarComprando, excluirGrupo } from '#contract/carrinho-pendente.ts';
import { enviarPagamentoCartao, finalizarPagamento } from '#contract/pagamento.ts';
import { gerarCobrancaPix } from '#contract/pagamento-pix.ts';
import { type Answer, answerRecusa } from './answer.ts';
import type { Deps } from './deps.ts';
import { recusa } from './recusa.ts';
import { createTurns, type TurnLimits, type Turns } from './turns.ts';

/** Connections that changes leave to those who read: a search makes a dozen queries, and would wait a dozen times. */
const FOR_READING = 3;
/** Calls of one user that may ask the provider at once: one that it does not answer holds up no other. */
const PAYMENTS = 3;

/**
 * How many changes run at once, where the database has so many connections. Changes of one user are done one by one, as
 * they wait for each other's locks anyway: a user who sends many at once slows nobody else down by more than one.
 */
export const userTurnLimits = (connections: number): TurnLimits => ({
  atOnce: Math.max(1, connections - FOR_READING),
  perName: 1,
  deep: 1000,
  waitMs: 8000,
});

/** Whose turn it is to change something, and to ask the payment provider, which may take long and holds no connection. */
export type UserTurns = { readonly changes: Turns; readonly payments: Turns };

export const createUserTurns = (limits: TurnLimits): UserTurns => ({
  changes: createTurns(limits),
  payments: createTurns({ ...limits, atOnce: Number.POSITIVE_INFINITY, perName: PAYMENTS }),
});

const MANY = 'Há muitas operações ao mesmo tempo. Tente de novo em alguns segundos.';

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
  const end = await (WITH_PROVIDER.has(call) ? userTurns.payments : userTurns.changes).take(
    String(idUsuario),
  );
  if (end === undefined) return { ...answerRecusa(recusa('indisponivel', MANY)), accessEvent: 'limit' };
  try {
    return await answer();
  } finally {
    end();
  }
}
