import { type RefObject, useEffect, useRef } from 'react';

const NEAR = 0.8;
const THROTTLE_MS = 100;

/** The part of the page above the window's lower edge; of one list of it, if given. */
function shownPart(list: RefObject<HTMLElement | null> | undefined): number {
  if (list === undefined)
    return (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;
  if (list.current === null) return 0;
  const { top, height } = list.current.getBoundingClientRect();
  return (window.innerHeight - top) / height;
}

const isNearEnd = (list: RefObject<HTMLElement | null> | undefined): boolean => shownPart(list) >= NEAR;

/**
 * Asks for more after 80 % of the page, also when it is short from the start. `list`: the list to look at, on a page
 * with several.
 */
export function useNearEnd(more: () => void, list?: RefObject<HTMLElement | null>): void {
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
    if (isNearEnd(list)) more();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isNearEnd(list)) latest.current();
      }, THROTTLE_MS);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [list]);
}
