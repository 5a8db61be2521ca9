import { useEffect } from 'react';

/** Turns off the browser's scroll restoration, which would interfere with the list's own. */
export function useOwnScrollRestoration(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
}
