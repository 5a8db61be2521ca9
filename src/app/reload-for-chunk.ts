import { reloadOnce } from './before-reload.ts';
import { buildId } from './build-id.ts';

const MARK = 'maleta:reloaded-for-chunk';

/**
 * Reloads the page when a chunk of its build can no longer be loaded: once per build in a tab, and only with a
 * signal, since without one the chunk is merely out of reach and a reload would lose what is on the screen.
 */
export function reloadForMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(MARK) === buildId) return;
    event.preventDefault();
    sessionStorage.setItem(MARK, buildId);
    reloadOnce().catch((error: unknown) => console.error('The reload failed:', error));
  });
}
