import { SYNC_TAG, WAKE_WORD, wordOf } from '#lib/page-word.ts';

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Asks for one background sync event at the next signal, where the browser supports it. Rejects when it refuses. */
export async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: WithSync | undefined = await navigator.serviceWorker.getRegistration();
  if (registration?.active) await registration.sync?.register(SYNC_TAG);
}

/** Calls back when the service worker gets that event. Returns a function that stops it. */
export function onWorkerWake(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent): void => {
    if (wordOf(data) === WAKE_WORD) listener();
  };
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
}
