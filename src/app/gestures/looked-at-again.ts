const CHECK_EVERY_MS = 30 * 60 * 1000;

/** Calls back when the page gets the focus, is shown or has a network again, and every 30 minutes. For the page's life. */
export function onLookedAtAgain(listener: () => void): void {
  window.addEventListener('focus', listener);
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  setInterval(listener, CHECK_EVERY_MS);
}
