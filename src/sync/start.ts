import type { Aviso } from '#contract/catalogue/avisos.ts';
import { onWake } from '#outbox/wake.ts';
import { noteEvent } from '#vault/note-event.ts';
import { createBackWake } from './back-wake.ts';
import { doubtConnection } from './checkpoint.ts';
import { type Hints, startHints } from './hints.ts';
import { ownLocks, withLock, withLockOrSoon } from './leader.ts';
import { openLiving } from './living.ts';
import { createLine } from './measured.ts';
import { startProbe } from './probe.ts';
import type { MirrorEnv } from './pull/pull-catalogo.ts';
import { pullPixDeixados } from './pull/pull-pix-deixados.ts';
import { createLatePrices } from './push/late-prices.ts';
import { createRereadCarrinho } from './push/reread-carrinho.ts';
import { refreshAll, refreshCarrinho, refreshCatalogo, refreshServed, rereadCarrinhos } from './refresh.ts';
import { createSender, type Sender } from './sender.ts';
import { onPageOffline, onPageWake } from './wake-page.ts';

export type Sync = {
  /** Sends unsent rows and refreshes, as after 'Enviar agora'. */
  now: () => void;
  /** Resolves when nothing is being sent. To be awaited before a reload. */
  idle: () => Promise<void>;
  /** Cancels reads and starts nothing more; a change under way still gets its response. */
  stop: () => void;
};

const REFRESH_MS = 5 * 60_000;
/** A Pix that was left at another customer's counter is asked about so often. */
const PIX_MS = 15_000;

/**
 * Ends reads with `signal`: nothing would use their responses, and after a log-out their token is invalid. A
 * change is not cancelled: it carries a key and gets its response.
 */
function callOffReads(env: MirrorEnv, signal: AbortSignal): MirrorEnv {
  return {
    ...env,
    send: (request, options) =>
      env.send(request, options.key === undefined ? { ...options, signal } : options),
    openStream: (request, options) =>
      env.openStream(request, {
        ...options,
        signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
      }),
  };
}

const isLookedAt = (): boolean => document.visibilityState === 'visible';

/**
 * Starts synchronisation of one user's vault in this page: sends on every wake-up, refreshes after sending, and
 * again every five minutes while the page is visible. `onError` gets unexpected errors; the work goes on.
 */
export function startSync(given: MirrorEnv, onError: (error: unknown) => void): Sync {
  const { vault, now } = given;
  const line = createLine(given, { onBack: createBackWake(now, () => wakeAll()), onError });
  const locks = ownLocks();
  const living = locks && openLiving(given.uuid(), locks, onError);
  const ended = new AbortController();
  const env = callOffReads({ ...given, send: line.send, ...(living ? { living } : {}) }, ended.signal);
  const exclusive = (work: () => Promise<void>) => withLockOrSoon(`push:${vault.name}`, work);
  let refreshing: Promise<void> | null = null;
  let refreshAgain = false;
  let wantsRefresh = false;
  const hinted = new Set<Aviso>();

  function refresh(): void {
    if (refreshing) {
      refreshAgain = true;
      return;
    }
    refreshing = withLock(`pull:${vault.name}`, () => refreshAll(env, () => sender.idle(), noteLate))
      .catch(onError)
      .finally(() => {
        refreshing = null;
        if (!refreshAgain) return;
        refreshAgain = false;
        refresh();
      });
  }

  const reread = createRereadCarrinho((ids) => void rereadCarrinhos(env, ids).catch(onError), isLookedAt);

  const sender: Sender = createSender(env, exclusive, {
    onDrained: ({ answered, carrinhos }) => {
      if (!answered && !wantsRefresh) reread.note(carrinhos);
      if (wantsRefresh) {
        wantsRefresh = false;
        hinted.clear();
        refresh();
        return;
      }
      const words = new Set(hinted);
      hinted.clear();
      if (words.has('catalogo'))
        void withLock(`pull:${vault.name}`, async () => void (await refreshCatalogo(env))).catch(onError);
      if (answered || words.has('cliente')) {
        // An order uses up credit, counts for the day's minimum and appears in the list; a refusal may name
        // such limits.
        void refreshServed(env).catch(onError);
      } else if (words.has('carrinho')) void refreshCarrinho(env).catch(onError);
    },
    onError,
  });

  function wakeAll(): void {
    wantsRefresh = true;
    hints.look();
    sender.wake('now');
  }

  // The queue goes first here too, but rows that wait for their time are not hurried; a stopped sender
  // ignores this.
  const noteLate = createLatePrices(() => {
    wantsRefresh = true;
    sender.wake('enqueued');
  }, isLookedAt);

  const hints: Hints = startHints(env, {
    isLookedAt,
    onHint: (word) => {
      hinted.add(word);
      sender.wake('enqueued');
    },
    onError,
  });

  const stops = [
    hints.stop,
    reread.stop,
    onWake(vault.name, (reason) => (reason === 'enqueued' ? sender.wake('enqueued') : wakeAll())),
    onPageWake(wakeAll),
    startProbe(line, { now, isLookedAt, onDoubt: onPageOffline }, onError),
    // Until the requests under way have ended, their rows stay this page's.
    () =>
      void sender
        .idle()
        .then(() => living?.end())
        .catch(onError),
  ];
  const timer = setInterval(() => {
    if (isLookedAt()) wakeAll();
  }, REFRESH_MS);
  const pix = setInterval(() => {
    if (isLookedAt()) void pullPixDeixados(env).catch(onError);
  }, PIX_MS);
  void noteEvent(vault, { at: now(), event: 'opened' });
  void doubtConnection(vault).catch(onError).then(wakeAll);
  return {
    now: wakeAll,
    idle: sender.idle,
    stop: () => {
      ended.abort();
      for (const stop of stops) stop();
      clearInterval(timer);
      clearInterval(pix);
      sender.stop();
    },
  };
}
