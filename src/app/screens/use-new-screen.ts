import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusNewScreen } from '#app/page/focus-content.ts';
import { scrollUp, stopScrollUp } from '#ui/scroll-up.ts';

/** How long a new screen takes to go up to its top. */
const RESET_MS = 1000;

/**
 * A new screen goes up to its top, and takes the focus where what had it is gone; Back and Forward leave the place to
 * the browser and to the screen.
 */
export function useNewScreen(): void {
  const [path] = useLocation();
  const isHistoryMove = useRef(true);
  const stopFocus = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onPopState = () => {
      isHistoryMove.current = true;
      stopScrollUp();
      // Before anything is drawn: else it would take the focus on the screen that is come back to.
      stopFocus.current?.();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    const isNew = !isHistoryMove.current;
    isHistoryMove.current = false;
    if (!isNew) return undefined;
    scrollUp(RESET_MS);
    stopFocus.current = focusNewScreen();
    return stopFocus.current;
  }, [path]);
}
