import type { AnyCall } from '#contract/call.ts';
import { type Answer, answerRecusa } from './answer.ts';
import type { Deps } from './deps.ts';
import { recusa } from './recusa.ts';
import type { TurnLimits } from './turns.ts';

/** Changes of one user wait for each other's locks; each that runs holds a connection of all users' pool. */
export const USER_TURNS: TurnLimits = {
  atOnce: Number.POSITIVE_INFINITY,
  perName: 3,
  deep: 1000,
  waitMs: 8000,
};

const MANY = 'Há muitas operações suas ao mesmo tempo. Tente de novo em alguns segundos.';

/** Answers a call of a user. A change waits while three others of the same user run, and is 503 when that takes long. */
export async function inTurn(
  { userTurns }: Deps,
  call: AnyCall,
  idUsuario: number,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (call.method === 'GET' && !call.keyed) return await answer();
  const end = await userTurns.take(String(idUsuario));
  if (end === undefined) return { ...answerRecusa(recusa('indisponivel', MANY)), accessEvent: 'limit' };
  try {
    return await answer();
  } finally {
    end();
  }
}
