import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusNewScreen } from '#app/page/focus-content.ts';
import { scrollUp, stopScrollUp } from '#ui/scroll-up.ts';

/** The time a new screen takes to scroll to its top, in ms. */
const RESET_MS = 1000;

/**
 * Scrolls a new screen to its top and focuses it when the previous focus is gone. Back and Forward leave the place to
 * the browser and the screen.
 */
export function useNewScreen(): void {
  const [path] = useLocation();
  const isHistoryMove = useRef(true);
  const stopFocus = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onPopState = () => {
      isHistoryMove.current = true;
      stopScrollUp();
      // Before the drawing: else it would take the focus on the screen that the user goes back to.
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
