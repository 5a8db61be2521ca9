import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The header puts in the place it has for the search page's own field; null when it has none. */
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

/** Where the search page draws its field: in the header, so that a screen has one search; null: on the page itself. */
export const useBuscaPlace = (): HTMLElement | null =>
  useSyncExternalStore(
    onChange,
    () => place,
    () => null,
  );
