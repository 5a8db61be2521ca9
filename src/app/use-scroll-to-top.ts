import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { scrollUp, stopScrollUp } from '#ui/scroll-up.ts';

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
    if (!isHistoryMove.current) scrollUp();
    isHistoryMove.current = false;
  }, [path]);
}
