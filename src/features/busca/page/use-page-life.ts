import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { routes } from '#routes.ts';
import { isWithin } from './use-busca.ts';

/**
 * Runs `onVisit` at a new visit, also when this screen is open already. Going back is not a new visit, nor is a filter
 * that the screen itself writes.
 */
export function useNewVisit(onVisit: () => void): void {
  const latest = useRef(onVisit);
  useEffect(() => {
    latest.current = onVisit;
  });
  useEffect(() => {
    const look = () => {
      if (location.pathname === routes.busca && !isWithin(history.state)) latest.current();
    };
    // The router's own event.
    window.addEventListener('pushState', look);
    return () => window.removeEventListener('pushState', look);
  }, []);
}

/** True on an entry that came out of another search field. */
export const isTyping = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typing' in state && state.typing === true;

/** The ways of the keyboard between the field and the list. */
export type Ways = {
  field: RefObject<HTMLInputElement | null>;
  /** The list sets the function that focuses its first row. */
  focusFirst: RefObject<(() => void) | null>;
  goToField: () => void;
};

export function useWays(): Ways {
  const field = useRef<HTMLInputElement>(null);
  const focusFirst = useRef<(() => void) | null>(null);
  const goToField = useCallback(() => {
    field.current?.focus();
    // The next search replaces this one.
    field.current?.select();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return useMemo(() => ({ field, focusFirst, goToField }), [goToField]);
}
