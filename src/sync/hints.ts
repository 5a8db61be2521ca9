import { type Aviso, aviso, ouvirAvisos } from '#contract/catalogue/avisos.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { readServed } from '#mirror/served.ts';
import type { StreamAnswer } from '#net/send.ts';
import { readHints } from './hint-lines.ts';
import { withLockUntil } from './leader.ts';
import type { MirrorEnv } from './pull/pull-catalogo.ts';

/** A new device fills itself first and needs no hint for that. */
const FIRST_MS = 10_000;
const SHORTEST_MS = 2000;
const LONGEST_MS = 5 * 60_000;
/** A stream that lasted this long was a good one: the next one comes soon. */
const STEADY_MS = 60_000;
/** The server shows every 25 s that the connection lives. */
const STALLED_MS = 60_000;
/** The longest stream; the server ends it earlier. */
const WHOLE_MS = 30 * 60_000;

export type Hints = {
  /** To be called when another customer may be served, or the line may be back. */
  look: () => void;
  stop: () => void;
};

/**
 * Listens for hints about the served customer while the page is visible, in one tab of all. A hint starts a
 * pull and carries no data. A hidden page closes its stream. Each failure doubles the wait before the next
 * try, and a server without hints is not asked again.
 */
export function startHints(
  env: MirrorEnv,
  {
    isLookedAt,
    onHint,
    onError,
  }: {
    isLookedAt: () => boolean;
    onHint: (word: Aviso) => void;
    onError: (error: unknown) => void;
  },
): Hints {
  let isOver = false;
  let hasBegun = false;
  let waitMs = SHORTEST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let listensTo: number | null = null;

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(begin, ms);
  }

  function begin(): void {
    if (isOver || running !== null || !isLookedAt()) return;
    hasBegun = true;
    const mine = new AbortController();
    running = mine;
    void withLockUntil(`hints:${env.vault.name}`, mine.signal, () => listen(mine.signal))
      .catch((error: unknown) => {
        if (!mine.signal.aborted) onError(error);
      })
      .finally(() => {
        running = null;
        listensTo = null;
        if (isLookedAt()) plan(waitMs * (0.5 + env.random() / 2));
      });
  }

  async function listen(signal: AbortSignal): Promise<void> {
    const idPessoaCliente = await readServed(env.vault);
    const token = env.token();
    if (idPessoaCliente === null || token === null || signal.aborted) return;
    listensTo = idPessoaCliente;
    const since = env.now();
    const request = toWire(ouvirAvisos, { query: { idPessoaCliente } });
    await hear(await env.openStream(request, { token, signal, stalledMs: STALLED_MS, wholeMs: WHOLE_MS }));
    if (!signal.aborted)
      waitMs = env.now() - since >= STEADY_MS ? SHORTEST_MS : Math.min(LONGEST_MS, waitMs * 2);
  }

  async function hear(answer: StreamAnswer): Promise<void> {
    if (answer.kind === 'silence' || !answer.isOurs) return;
    if (answer.status === 204 || answer.status === 404) isOver = true;
    if (answer.status === 200 && answer.body !== null)
      await readHints(answer.body, (word) => {
        const hint = aviso.safeParse(word);
        if (hint.success) onHint(hint.data);
      });
    else await answer.body?.cancel();
  }

  function look(): void {
    void readServed(env.vault)
      .then((id) => {
        if (running === null && hasBegun) plan(SHORTEST_MS);
        else if (listensTo !== null && id !== listensTo) again();
      })
      .catch(onError);
  }

  /** Ends the stream; the next one is for the customer being served now. */
  function again(): void {
    waitMs = SHORTEST_MS;
    running?.abort();
  }

  function onVisibility(): void {
    if (isLookedAt()) {
      waitMs = SHORTEST_MS;
      if (running === null) plan(hasBegun ? SHORTEST_MS : FIRST_MS);
    } else {
      clearTimeout(timer);
      running?.abort();
    }
  }

  document.addEventListener('visibilitychange', onVisibility);
  plan(FIRST_MS);
  return {
    look,
    stop: () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      running?.abort();
    },
  };
}
