import { proxy } from 'valtio';
import { onLookedAtAgain } from '#app/gestures/looked-at-again.ts';
import { askNewWorker, askScreenFiles, noteNoWorker } from '#app/lazy/ask-screen-files.ts';
import { whenNothingIsTyped } from '#app/page/typed.ts';
import { reloadOnce, settleBeforeReload } from '#app/unsent/before-reload.ts';
import type { Novidade } from '#contract/content/novidades.ts';
import type { PageWord } from '#lib/page-word.ts';
import { screenFilesState, setScreenFiles } from '#parts/device/screen-files.ts';
import { readNovidades } from './novidades.ts';
import { watchRegistration } from './watch-registration.ts';

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

/**
 * Registers the service worker of a built app and watches it for the life of the page: `updateState` says when a new
 * build waits; every tab reloads once when one takes over (with a half-filled form, when that is sent or closed); a
 * failed install is tried again. Does nothing under the development server or in a browser without service workers.
 * Call it once, at start.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return noteNoWorker();
  const { serviceWorker: container } = navigator;
  followTakeover(container);
  const watched = new WeakSet<ServiceWorkerRegistration>();
  const check = (): void => {
    register(container, watched).catch((error: unknown) => {
      // Without it the app still works, but only online; a portal or a private window refuses it.
      console.warn('the service worker could not be looked after:', error);
      if (container.controller === null) noteNoWorker();
    });
  };
  screenFilesState.again = check;
  if (document.readyState === 'complete') check();
  else window.addEventListener('load', check, { once: true });
  onLookedAtAgain(check);
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

/**
 * Reloads when another build takes over, but never while a person is typing. The first worker claims the page that
 * installed it: that is not an update.
 */
function followTakeover(container: ServiceWorkerContainer): void {
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadWorker)
      whenNothingIsTyped()
        .then(reloadOnce)
        .catch((error: unknown) => console.error('The reload failed:', error));
    hadWorker = true;
    askNewWorker(container.controller);
  });
}

/**
 * Makes the registration, or asks for a newer build where there is one. A failed first install leaves no registration
 * to update, so it is made again each time.
 */
async function register(
  container: ServiceWorkerContainer,
  watched: WeakSet<ServiceWorkerRegistration>,
): Promise<void> {
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  if (!watched.has(registration)) {
    watched.add(registration);
    watch(container, registration);
  }
  if (registration.active) askScreenFiles(registration.active);
  else followInstall(registration);
  // Offline it rejects, and the next look asks again.
  if (registration.active) await registration.update().catch(() => undefined);
}

/** This is the only report of a failed first install, which leaves no worker. */
function followInstall(registration: ServiceWorkerRegistration): void {
  setScreenFiles('coming');
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant' && registration.active === null) noteNoWorker();
  });
}

async function hearNovidades(waiting: ServiceWorker): Promise<void> {
  updateState.novidades = await readNovidades(waiting);
}

function watch(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  watchRegistration(
    registration,
    () => container.controller !== null,
    () => {
      const { waiting } = registration;
      updateState.ready = true;
      tell(waiting, 'FETCH_LATER');
      if (waiting) void hearNovidades(waiting);
    },
  );
  container.ready
    .then(({ active }) => active && askScreenFiles(active))
    .catch((error: unknown) => console.warn('no service worker became ready:', error));
}
