import { onWake } from '#outbox/wake.ts';
import { withLock, withLockOrSoon } from './leader.ts';
import { createMeasuredSend } from './measured.ts';
import type { MirrorEnv } from './pull-catalogo.ts';
import { refreshAll, refreshServed } from './refresh.ts';
import { createSender, type Sender } from './sender.ts';
import { onPageWake } from './wake-page.ts';

export type Sync = {
  /** Sends what waits and refreshes, as after 'Enviar agora'. */
  now: () => void;
  /** Resolves when nothing is being sent: before a reload. */
  idle: () => Promise<void>;
  stop: () => void;
};

const REFRESH_MS = 5 * 60_000;

/**
 * Starts synchronisation of one user's vault in this page: sends on every wake-up, refreshes after sending, and
 * again every five minutes while somebody looks. `onError` hears what nobody expected; the work goes on.
 */
export function startSync(given: MirrorEnv, onError: (error: unknown) => void): Sync {
  const env: MirrorEnv = { ...given, send: createMeasuredSend(given, onError) };
  const { vault } = env;
  const exclusive = (work: () => Promise<void>) => withLockOrSoon(`push:${vault.name}`, work);
  let refreshing: Promise<void> | null = null;
  let refreshAgain = false;
  let wantsRefresh = true;

  function refresh(): void {
    if (refreshing) {
      refreshAgain = true;
      return;
    }
    refreshing = withLock(`pull:${vault.name}`, () => refreshAll(env, () => sender.idle()))
      .catch(onError)
      .finally(() => {
        refreshing = null;
        if (!refreshAgain) return;
        refreshAgain = false;
        refresh();
      });
  }

  const sender: Sender = createSender(env, exclusive, {
    onDrained: ({ ordered }) => {
      if (wantsRefresh) {
        wantsRefresh = false;
        refresh();
      } else if (ordered) {
        // An order uses up credit, counts for the day's minimum and stands in the list.
        void refreshServed(env).catch(onError);
      }
    },
    onError,
  });

  function wakeAll(): void {
    wantsRefresh = true;
    sender.wake('now');
  }

  const stops = [
    onWake(vault.name, (reason) => (reason === 'enqueued' ? sender.wake('enqueued') : wakeAll())),
    onPageWake(wakeAll),
  ];
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') wakeAll();
  }, REFRESH_MS);
  wakeAll();
  return {
    now: wakeAll,
    idle: sender.idle,
    stop: () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      sender.stop();
    },
  };
}
