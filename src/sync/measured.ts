import type { Answer } from '#net/send.ts';
import type { Quality } from '#vault/device-rows.ts';
import { noteQuality } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';
import { isNoNetwork } from './note-failure.ts';
import { FIRST_READING, qualityOf, readOutcome, timeoutOf } from './push/quality.ts';

const isReached = (answer: Answer): boolean => answer.kind === 'answer' && answer.isOurs;

/** The state of the line to the server. Instants in epoch milliseconds. */
export type Standing = {
  quality: Quality;
  /** The time of the server's last response; null before the first. */
  reachedAt: number | null;
  /** The start of the longest request under way; null without one. */
  outSince: number | null;
};

export type Line = { send: SyncEnv['send']; standing: () => Standing };

/** A request that has waited this long when another finds the line dead is stuck on it. */
const HANGS_AFTER_MS = 5000;

/** `turn`: the number of requests that began before it. `isForm`: its bytes may fill a weak line for a while. */
type Out = { turn: number; since: number; giveUp: AbortController; isForm: boolean };

/**
 * Returns a sender that learns from its requests: each outcome goes into the connection's quality, which it
 * alone writes, and a slow connection gets more time. A cancelled request has no effect. `onBack` is called
 * at the first response after a silence. Requests that were stuck when the line was found dead are then
 * cancelled; the sender repeats a change under the same key.
 */
export function createLine(
  env: Pick<SyncEnv, 'vault' | 'now' | 'send'>,
  { onBack, onError }: { onBack: () => void; onError: (error: unknown) => void },
): Line {
  let reading = FIRST_READING;
  let reachedAt: number | null = null;
  const out = new Set<Out>();
  /** The requests that were stuck at the last failure. */
  let stuck = new Set<Out>();
  let noted: Promise<void> = Promise.resolve();
  let turns = 0;
  /** The turn of the newest request that found no network. */
  let lostAt = -1;

  /**
   * Each write waits for the previous one and stores the current state, so that an older outcome is never the
   * last.
   */
  function note(): Promise<void> {
    noted = noted.then(() => noteQuality(env.vault, qualityOf(reading), env.now())).catch(onError);
    return noted;
  }

  function learn(answer: Answer, { turn, since }: Out): void {
    const now = env.now();
    const wasReached = reading.reached;
    const reached = isReached(answer);
    if (isNoNetwork(answer)) lostAt = Math.max(lostAt, turn);
    // The response was on its way when the network failed, and is read only now.
    else if (reached && turn < lostAt) return;
    // A clock set back during the request must not make its time negative.
    reading = readOutcome(reading, { reached, ms: Math.max(0, now - since) });
    if (!reached) {
      stuck = new Set(
        [...out].filter(({ since, isForm }) => !isForm && Math.abs(now - since) >= HANGS_AFTER_MS),
      );
      return;
    }
    reachedAt = now;
    if (wasReached) return;
    for (const { giveUp } of stuck) giveUp.abort();
    stuck.clear();
    onBack();
  }

  return {
    standing: () => ({
      quality: qualityOf(reading),
      reachedAt,
      outSince: out.size === 0 ? null : Math.min(...[...out].map(({ since }) => since)),
    }),
    send: async (request, options) => {
      const timeoutMs = options.timeoutMs ?? timeoutOf(qualityOf(reading));
      const giveUp = new AbortController();
      const signal = options.signal ? AbortSignal.any([options.signal, giveUp.signal]) : giveUp.signal;
      const isForm = request.body instanceof FormData;
      const own: Out = { turn: turns++, since: env.now(), giveUp, isForm };
      out.add(own);
      const answer = await env.send(request, { ...options, timeoutMs, signal });
      out.delete(own);
      stuck.delete(own);
      if (answer.kind === 'silence' && answer.reason === 'aborted') return answer;
      learn(answer, own);
      await note();
      return answer;
    },
  };
}
