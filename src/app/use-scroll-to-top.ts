import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A new screen begins at its top; Back and Forward leave the place to the browser and to the screen. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  const isHistoryMove = useRef(true);
  useEffect(() => {
    const onPopState = () => {
      isHistoryMove.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    if (!isHistoryMove.current) window.scrollTo(0, 0);
    isHistoryMove.current = false;
  }, [path]);
}
