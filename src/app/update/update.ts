import { proxy } from 'valtio';
import { reloadOnce, settleBeforeReload } from '#app/unsent/before-reload.ts';
import type { Novidade } from '#contract/content/novidades.ts';
import type { PageWord } from '#lib/page-word.ts';
import { readNovidades } from './novidades.ts';

/** The time for a worker to take over; then the page goes on, since it has stopped its queue already. */
const TAKEOVER_PATIENCE_MS = 10_000;
const INSTALL_PATIENCE_MS = 30_000;
const LOOK_PATIENCE_MS = 15_000;

/**
 * `ready` is true while a new build waits for the user's yes; `novidades` are its release notes. Read it with
 * `useSnapshot`.
 */
export const updateState = proxy<{ ready: boolean; novidades: readonly Novidade[] }>({
  ready: false,
  novidades: [],
});

const tell = (worker: ServiceWorker | null, type: PageWord): void => worker?.postMessage({ type });

/** Offers a waiting build to the user, and lets its worker fetch the screens beyond the first ones. */
export function offerUpdate(waiting: ServiceWorker): void {
  updateState.ready = true;
  tell(waiting, 'FETCH_LATER');
  void hearNovidades(waiting);
}

async function hearNovidades(waiting: ServiceWorker): Promise<void> {
  updateState.novidades = await readNovidades(waiting);
}

/**
 * Takes the update after the user's yes: finishes the work registered with `beforeReload`, then lets the waiting build
 * take over, and every tab reloads. Without a waiting build (another tab was faster) this tab just reloads.
 */
export async function applyUpdate(): Promise<void> {
  await settleBeforeReload();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return reloadOnce();
  tell(registration.active, 'STOP_LATER');
  tell(registration.waiting, 'SKIP_WAITING');
  setTimeout(() => void reloadOnce().catch(console.error), TAKEOVER_PATIENCE_MS);
}

/**
 * Looks for a newer build. True when one waits now, or without a service worker, where any reload brings it. Rejects
 * when the look fails or takes too long.
 */
export async function lookForBuild(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return true;
  await inTime(registration.update());
  if (registration.installing) await installed(registration.installing);
  return registration.waiting !== null;
}

/**
 * Looks for a newer build and runs it: the last resort when a part of the running one is gone from the server. Rejects
 * when the look fails or takes too long; then nothing was reloaded.
 */
export async function takeNewestBuild(): Promise<void> {
  await lookForBuild();
  await applyUpdate();
}

/** Rejects after a limit: a browser may delay its look for a build as long as it likes. */
async function inTime(look: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('looking for a newer build took too long')), LOOK_PATIENCE_MS);
  });
  await Promise.race([look, late]).finally(() => clearTimeout(timer));
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, INSTALL_PATIENCE_MS);
    worker.addEventListener('statechange', () => resolve());
  });
}
