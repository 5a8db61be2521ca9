import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { scrollUp, stopScrollUp } from '#ui/scroll-up.ts';

/** How long a new screen takes to go up to its top. */
const RESET_MS = 1000;

/** A new screen goes up to its top; Back and Forward leave the place to the browser and to the screen. */
export function useScrollToTop(): void {
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
    if (!isHistoryMove.current) scrollUp(RESET_MS);
    isHistoryMove.current = false;
  }, [path]);
}
