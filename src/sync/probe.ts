import { consultarParametros } from '#contract/content/parametro.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import type { Line, Standing } from './measured.ts';

const EVERY_MS = 8000;
const TIMEOUT_MS = 5000;
/** After so long without an answer it is asked less often. */
const PATIENT_AFTER_MS = 5 * 60_000;
const PATIENT_EVERY_MS = 20_000;

/** True when only asking can tell whether the server is there: no answer came, or one is long in coming. */
function isDoubtful({ quality, reachedAt, outSince }: Standing, now: number): boolean {
  if (reachedAt !== null && Math.abs(now - reachedAt) < EVERY_MS) return false;
  if (quality === 'none' || quality === 'weak') return true;
  return outSince !== null && now - outSince >= EVERY_MS;
}

/**
 * Asks for a small public thing now and then while somebody looks and the line is in doubt: a signal that comes
 * back without the browser noticing, behind a portal or a server that hung, is else found out at the next try
 * alone. `onDoubt` registers a listener for what makes a good line doubtful, and answers how to end that: it is then
 * asked at once. What the answer means is the line's own matter. Answers how to stop.
 */
export function startProbe(
  line: Line,
  {
    now,
    isLookedAt,
    onDoubt,
  }: { now: () => number; isLookedAt: () => boolean; onDoubt: (listener: () => void) => () => void },
  onError: (error: unknown) => void,
): () => void {
  const opened = now();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;

  async function ask(): Promise<void> {
    if (isLookedAt()) await line.send(toWire(consultarParametros, {}), { timeoutMs: TIMEOUT_MS });
  }

  async function look(): Promise<void> {
    if (isDoubtful(line.standing(), now())) await ask();
  }

  function again(): void {
    if (isStopped) return;
    const silentMs = now() - (line.standing().reachedAt ?? opened);
    const waitMs = silentMs > PATIENT_AFTER_MS ? PATIENT_EVERY_MS : EVERY_MS;
    timer = setTimeout(() => void look().catch(onError).finally(again), waitMs);
  }

  again();
  const forget = onDoubt(() => void ask().catch(onError));
  return () => {
    isStopped = true;
    forget();
    clearTimeout(timer);
  };
}
