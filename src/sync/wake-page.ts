/** Calls back when the browser reports that its network is gone; returns a function that stops listening. */
export function onPageOffline(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}

/**
 * Calls back when the page probably has a network again or becomes visible; returns a function that stops
 * listening.
 */
export function onPageWake(listener: (reason: 'now' | 'enqueued') => void): () => void {
  const online = () => listener('now');
  const shown = () => {
    if (document.visibilityState === 'visible') listener('now');
  };
  window.addEventListener('online', online);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', shown);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', shown);
  };
}
