import { Workbox } from 'workbox-window';
import { onLookedAtAgain } from '#app/gestures/looked-at-again.ts';
import { askNewWorker, askScreenFiles, noteNoWorker } from '#app/lazy/ask-screen-files.ts';
import { whenNothingIsTyped } from '#app/page/typed.ts';
import { reloadOnce } from '#app/unsent/before-reload.ts';
import { screenFilesState, setScreenFiles } from '#parts/device/screen-files.ts';

/**
 * Registers the service worker of a built app and looks for newer builds for the life of the page. Every tab reloads
 * once when a build takes over, but not over typed text. Does nothing under the development server or in a browser
 * without service workers. Call it once, at start.
 */
export function registerServiceWorker(onReady: (waiting: ServiceWorker) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return noteNoWorker();
  const { serviceWorker: container } = navigator;
  followTakeover(container);
  const look = lookerFor(container, onReady);
  const check = (): void => {
    look().catch((error: unknown) => {
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
 * Returns the function that registers the worker, or asks for a newer build once it is registered. It calls `onReady`
 * with each build that waits for the user's yes; the very first install is no update.
 */
export function lookerFor(
  container: ServiceWorkerContainer,
  onReady: (waiting: ServiceWorker) => void,
): () => Promise<void> {
  let registration: ServiceWorkerRegistration | null = null;
  const tellReady = (): void => {
    if (registration?.waiting && container.controller) onReady(registration.waiting);
  };
  return async () => {
    // A failed first install leaves a registration that cannot be updated.
    if (registration === null || !hasWorker(registration)) registration = await register(tellReady);
    // workbox-window reports no build after the first one that another tab found; and a build whose fetch lost
    // the signal continues when it is told again.
    tellReady();
    const { active } = registration;
    if (!active) return;
    askScreenFiles(active);
    // Offline it rejects, and the next look asks again.
    await registration.update().catch(() => undefined);
  };
}

const hasWorker = ({ installing, waiting, active }: ServiceWorkerRegistration): boolean =>
  (installing ?? waiting ?? active) !== null;

async function register(onWaiting: () => void): Promise<ServiceWorkerRegistration> {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('activated', ({ sw }) => sw && askScreenFiles(sw));
  const registration = await workbox.register({ immediate: true });
  if (!registration) throw new Error('the service worker was not registered');
  if (!registration.active) setScreenFiles('coming');
  // This is the only report of a failed first install.
  workbox.addEventListener('redundant', () => {
    if (registration.active === null) noteNoWorker();
  });
  return registration;
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
