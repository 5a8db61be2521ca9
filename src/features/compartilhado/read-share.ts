import { SHARED_CACHE, SHARED_NAME, SHARED_PATH } from '#lib/shared-in.ts';
import type { Compartilhado } from '#parts/dialogs/compartilhado.ts';

type LaunchParams = { readonly files?: readonly { getFile: () => Promise<File> }[] };

declare global {
  // The compiler's library lacks it: one browser family opens files with an installed app.
  var launchQueue: { setConsumer: (consumer: (params: LaunchParams) => void) => void } | undefined;
}

/** How long the system may take to hand over the file that this window was opened with. */
const LAUNCH_MS = 300;

/** The share that the service worker kept, which is deleted; null without one. */
async function takeKept(): Promise<Compartilhado | null> {
  if (!('caches' in window)) return null;
  const cache = await caches.open(SHARED_CACHE);
  const entry = await cache.match(SHARED_PATH);
  await cache.delete(SHARED_PATH);
  if (entry === undefined) return null;
  const name = entry.headers.get(SHARED_NAME);
  if (name === null) return { text: await entry.text() };
  const blob = await entry.blob();
  return { file: new File([blob], decodeURIComponent(name), { type: blob.type }) };
}

/** The file that the system opened this window with; null without one. */
async function takeLaunched(): Promise<Compartilhado | null> {
  const queue = globalThis.launchQueue;
  if (queue === undefined) return null;
  const params = await new Promise<LaunchParams>((resolve) => {
    setTimeout(() => resolve({}), LAUNCH_MS);
    queue.setConsumer(resolve);
  });
  const file = await params.files?.[0]?.getFile();
  return file === undefined ? null : { file };
}

/** What another app sent here, by a share or by opening a file; null when nothing came. */
export const readShare = async (): Promise<Compartilhado | null> =>
  (await takeKept()) ?? (await takeLaunched());
