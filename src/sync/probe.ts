import { consultarParametros } from '#contract/content/parametro.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import type { Line, Standing } from './measured.ts';

const EVERY_MS = 8000;
const TIMEOUT_MS = 5000;
/** After this long without a response it asks less often. */
const PATIENT_AFTER_MS = 5 * 60_000;
const PATIENT_EVERY_MS = 20_000;

/** True if only a request can show whether the server is there: responses are missing, or one is overdue. */
function isDoubtful({ quality, reachedAt, outSince }: Standing, now: number): boolean {
  if (reachedAt !== null && Math.abs(now - reachedAt) < EVERY_MS) return false;
  if (quality === 'none' || quality === 'weak') return true;
  return outSince !== null && now - outSince >= EVERY_MS;
}

/**
 * Requests a small public resource at intervals while the page is visible and the line is in doubt. Otherwise
 * only the next try would find a signal that came back unnoticed, behind a portal or a server that hung.
 * `onDoubt` registers a listener for signs of doubt on a good line, which send a request at once, and returns
 * a function that removes it. The line judges the response. Returns a function that stops it.
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
