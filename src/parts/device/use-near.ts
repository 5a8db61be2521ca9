import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element has been on screen, or within 200 px of it, for `waitMs`. So elements that are scrolled past
 * quickly are not loaded.
 */
export function useNear(element: RefObject<Element | null>, waitMs: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (isNear || !watched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setNear(true), waitMs);
      },
      { rootMargin: '200px' },
    );
    observer.observe(watched);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, waitMs, isNear]);
  return isNear;
}
