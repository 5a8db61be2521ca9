/** Calls back when the browser believes that its network is gone; answers how to stop. */
export function onPageOffline(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}

/** Calls back when the page is likely to have a network again or to be looked at again; answers how to stop. */
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
