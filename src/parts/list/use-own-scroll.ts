import { useEffect } from 'react';

/** The list takes up its place by itself; the browser's own guess would come in between. */
export function useOwnScrollRestoration(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
}
