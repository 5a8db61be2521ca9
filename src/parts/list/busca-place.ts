import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Called by the header with its element for the search page's field; null without one. */
export function setBuscaPlace(element: HTMLElement | null): void {
  place = element;
  for (const notify of listeners) notify();
}

function onChange(notify: () => void): () => void {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** Returns the header element for the search page's field, so that a screen has one search; null: on the page. */
export const useBuscaPlace = (): HTMLElement | null =>
  useSyncExternalStore(
    onChange,
    () => place,
    () => null,
  );
