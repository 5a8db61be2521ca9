/** The part of a service worker registration that tells of a new build. */
export interface WatchedRegistration extends EventTarget {
  readonly installing: WatchedWorker | null;
  readonly waiting: WatchedWorker | null;
}

interface WatchedWorker extends EventTarget {
  readonly state: string;
}

/**
 * Calls `onReady` when a new build is installed and waits for the user's yes: now, if it was already waiting when the
 * page opened, and at each one found later. `isControlled` says whether an earlier build runs this page; the very first
 * install is no update. We watch by ourselves because workbox-window stops reporting after the first update that
 * another tab found.
 */
export function watchRegistration(
  registration: WatchedRegistration,
  isControlled: () => boolean,
  onReady: () => void,
): void {
  const watchWorker = (worker: WatchedWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isControlled()) onReady();
    });
  };
  if (registration.waiting !== null && isControlled()) onReady();
  watchWorker(registration.installing);
  registration.addEventListener('updatefound', () => watchWorker(registration.installing));
}
