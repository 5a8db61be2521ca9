import { useEffect, useRef } from 'react';

const NEAR = 0.8;
const THROTTLE_MS = 100;

const isNearEnd = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return (window.scrollY + window.innerHeight) / scrollHeight >= NEAR;
};

/** Asks for more after 80 % of the page, also when it is short from the start. */
export function useNearEnd(more: () => void): void {
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
    if (isNearEnd()) more();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isNearEnd()) latest.current();
      }, THROTTLE_MS);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, []);
}
