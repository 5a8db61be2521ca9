import type { Answer } from '#net/send.ts';
import { noteQuality } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';
import { FIRST_READING, qualityOf, readOutcome, timeoutOf } from './quality.ts';

const isReached = (answer: Answer): boolean => answer.kind === 'answer' && answer.marked;

/**
 * The way to send that learns from what it sends: each outcome goes into the connection's quality, which is
 * written when it changes, and a slow connection is given more time. A request that was called off says nothing.
 */
export function createMeasuredSend(
  env: Pick<SyncEnv, 'vault' | 'now' | 'send'>,
  onError: (error: unknown) => void,
): SyncEnv['send'] {
  let reading = FIRST_READING;
  return async (request, options) => {
    const started = env.now();
    const timeoutMs = options.timeoutMs ?? timeoutOf(qualityOf(reading));
    const answer = await env.send(request, { ...options, timeoutMs });
    if (answer.kind === 'silence' && answer.reason === 'aborted') return answer;
    // A clock set back while the request ran must not make it faster than light.
    const ms = Math.max(0, env.now() - started);
    reading = readOutcome(reading, { reached: isReached(answer), ms });
    void noteQuality(env.vault, qualityOf(reading), env.now()).catch(onError);
    return answer;
  };
}
