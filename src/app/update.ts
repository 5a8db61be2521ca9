import { proxy } from 'valtio';
import { Workbox } from 'workbox-window';
import { reloadOnce, settleBeforeReload } from './before-reload.ts';
import { reloadForMissingChunk } from './reload-for-chunk.ts';
import { watchRegistration } from './watch-registration.ts';

const CHECK_EVERY_MS = 30 * 60 * 1000;

/** `ready` is true while a new build waits for the user's word. Read it with `useSnapshot`. */
export const updateState = proxy({ ready: false });

let workbox: Workbox | undefined;

/**
 * Registers the service worker of a built app and keeps an eye on it for the life of the page: `updateState`
 * says when a new build waits, and every tab reloads once when one takes over, whichever tab accepted it.
 * Does nothing under the development server or in a browser without service workers. Call it once, at start.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  reloadForMissingChunk();
  watch(navigator.serviceWorker).catch((error: unknown) => {
    // Without it the app still works, only not without a signal; private windows refuse it, for example.
    console.warn('The service worker could not be registered:', error);
  });
}

/**
 * The user's yes to the update: finishes what is registered with `beforeReload`, then lets the waiting build take
 * over, upon which every tab reloads. Without a waiting build (another tab was faster) this tab just reloads.
 */
export async function applyUpdate(): Promise<void> {
  await settleBeforeReload();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) workbox?.messageSkipWaiting();
  else await reloadOnce();
}

async function watch(container: ServiceWorkerContainer): Promise<void> {
  // The first worker claims the page it was installed from: that is a change of controller, not of build.
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadWorker) reloadOnce().catch((error: unknown) => console.error('The reload failed:', error));
    hadWorker = true;
  });
  workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const registration = await workbox.register();
  if (!registration) return;
  watchRegistration(
    registration,
    () => container.controller !== null,
    () => {
      updateState.ready = true;
    },
  );
  checkRegularly(registration);
}

function checkRegularly(registration: ServiceWorkerRegistration): void {
  const check = (): void => {
    // Offline it rejects, and the next focus asks again.
    registration.update().catch(() => undefined);
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  setInterval(check, CHECK_EVERY_MS);
}
