import { WAKE_WORD } from '#lib/page-word.ts';

/**
 * Tells every open window that the browser reports a signal again. The windows send; without an open window unsent work
 * goes at the next start.
 */
export async function wakeWindows(clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  for (const window of windows) window.postMessage({ type: WAKE_WORD });
}
