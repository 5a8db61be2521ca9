import { enviarPagamentoCartao, finalizarPagamento } from '#contract/payment/pagamento.ts';
import { gerarCobrancaPix } from '#contract/payment/pagamento-pix.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { type Answer, answerRecusa } from '#server/http/answer.ts';
import type { Deps } from '#server/http/deps.ts';
import { recusa } from '#server/http/recusa.ts';
import { createTurns, type TurnLimits, type Turns } from './turns.ts';

/** Connections kept for reads: a search makes a dozen queries, and would wait for a connection each time. */
const FOR_READING = 3;
/** Reads of one user that run at once: a screen makes several together, and one user must not take every connection. */
const READS = 4;
/** A user who reads without a break for longer than any screen does is then limited to half of the time. */
const READS_BURST_MS = 5000;
/** Payments of one user that run at once, so that an unanswered one does not block the next. */
const PAYMENTS = 3;

/**
 * Limits how many changes run at once by the number of database connections. Changes of one user run one by one: they
 * wait for each other's locks anyway, and a user who sends many delays other users by one change at most.
 */
export const userTurnLimits = (connections: number): TurnLimits => ({
  atOnce: Math.max(1, connections - FOR_READING),
  perName: 1,
  deep: 1000,
  waitMs: 8000,
});

/** Three queues: changes and reads hold a database connection, payments wait for the provider without one. */
export type UserTurns = { readonly changes: Turns; readonly payments: Turns; readonly reads: Turns };

export const createUserTurns = (limits: TurnLimits, now?: () => number): UserTurns => ({
  changes: createTurns(limits),
  payments: createTurns({ ...limits, atOnce: Number.POSITIVE_INFINITY, perName: PAYMENTS }),
  reads: createTurns(
    { ...limits, atOnce: Number.POSITIVE_INFINITY, perName: READS, burstMs: READS_BURST_MS },
    now,
  ),
});

const MANY = 'Há muitas operações ao mesmo tempo. Tente de novo em alguns segundos.';

/** Calls that ask the payment provider. The user's other changes do not wait for them. */
const WITH_PROVIDER: ReadonlySet<AnyCall> = new Set<AnyCall>([
  finalizarPagamento,
  enviarPagamentoCartao,
  gerarCobrancaPix,
]);

const queueOf = ({ changes, payments, reads }: UserTurns, call: AnyCall): Turns => {
  if (call.method === 'GET' && !call.keyed) return reads;
  return WITH_PROVIDER.has(call) ? payments : changes;
};

/** Runs a user's call in its turn. Returns 503 when the turn takes too long to come. */
export async function inTurn(
  { userTurns }: Pick<Deps, 'userTurns'>,
  call: AnyCall,
  idUsuario: number,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const end = await queueOf(userTurns, call).take(String(idUsuario));
  if (end === undefined) return { ...answerRecusa(recusa('indisponivel', MANY)), accessEvent: 'limit' };
  try {
    return await answer();
  } finally {
    end();
  }
}
