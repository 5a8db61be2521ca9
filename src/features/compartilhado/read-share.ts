import { SHARED_CACHE, SHARED_NAME, SHARED_PATH } from '#lib/shared-in.ts';

type LaunchParams = { readonly files?: readonly { getFile: () => Promise<File> }[] };

declare global {
  // The compiler's library lacks it: one browser family opens files with an installed app.
  var launchQueue: { setConsumer: (consumer: (params: LaunchParams) => void) => void } | undefined;
}

/** How long the system may take to hand over the file that this window was opened with. */
const LAUNCH_MS = 300;

/** The share that the service worker kept, which is deleted there; null without one. */
async function takeKept(): Promise<File | null> {
  if (!('caches' in window)) return null;
  const cache = await caches.open(SHARED_CACHE);
  const entry = await cache.match(SHARED_PATH);
  await cache.delete(SHARED_PATH);
  if (entry === undefined) return null;
  const name = entry.headers.get(SHARED_NAME);
  const blob = await entry.blob();
  if (name === null) return new File([blob], 'mensagem.txt', { type: 'text/plain' });
  return new File([blob], decodeURIComponent(name), { type: blob.type });
}

/** The file that the system opened this window with; null without one. */
async function takeLaunched(): Promise<File | null> {
  const queue = globalThis.launchQueue;
  if (queue === undefined) return null;
  const params = await new Promise<LaunchParams>((resolve) => {
    setTimeout(() => resolve({}), LAUNCH_MS);
    queue.setConsumer(resolve);
  });
  return (await params.files?.[0]?.getFile()) ?? null;
}

/** A list that another app sent, by a share or by opening a file; a message is a text file. Null when nothing came. */
export const readShare = async (): Promise<File | null> => (await takeKept()) ?? (await takeLaunched());
