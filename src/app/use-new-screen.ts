import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { scrollUp, stopScrollUp } from '#ui/scroll-up.ts';
import { focusNewScreen } from './focus-content.ts';

/** How long a new screen takes to go up to its top. */
const RESET_MS = 1000;

/**
 * A new screen goes up to its top, and takes the focus where what had it is gone; Back and Forward leave the place to
 * the browser and to the screen.
 */
export function useNewScreen(): void {
  const [path] = useLocation();
  const isHistoryMove = useRef(true);
  useEffect(() => {
    const onPopState = () => {
      isHistoryMove.current = true;
      stopScrollUp();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    const isNew = !isHistoryMove.current;
    isHistoryMove.current = false;
    if (!isNew) return undefined;
    scrollUp(RESET_MS);
    return focusNewScreen();
  }, [path]);
}
