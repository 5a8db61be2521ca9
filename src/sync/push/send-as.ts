import type { Answer, SendOptions, Sent } from '#net/send.ts';
import { noteClock } from '#sync/checkpoint.ts';
import type { SyncEnv } from '#sync/env.ts';

const isExpired = (answer: Answer): boolean =>
  answer.kind === 'answer' && answer.isOurs && answer.status === 401;

/**
 * Sends with the token in `options`. If it has expired and the user has signed in meanwhile, sends once more
 * with the new one, so that the user is not asked again.
 */
export async function sendAs(env: SyncEnv, request: Sent, options: SendOptions): Promise<Answer> {
  const answer = await env.send(request, options);
  // The response counts even if its clock cannot be stored.
  await noteClock(env, answer).catch((error: unknown) => console.warn('the clock could not be noted', error));
  const token = env.token();
  if (!isExpired(answer) || token === null || token === options.token) return answer;
  return env.send(request, { ...options, token });
}
