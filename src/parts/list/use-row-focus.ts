import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { isFocusFree } from '#ui/is-focus-free.ts';
import { keepRow, readRow } from './scroll-place.ts';

export type RowFocusOptions = {
  grid: RefObject<HTMLElement | null>;
  /** The query behind the rows. */
  question: string;
  count: number;
  select: (row: number) => void;
};

/**
 * Returning to a list focuses the row that the user left from. Returns a function for a press that may lead away: only
 * then the row is stored, as a browser takes few changes of its history in a short time.
 */
export function useRowFocus({
  grid,
  question,
  count,
  select,
}: RowFocusOptions): (event: SyntheticEvent) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    wanted.current = readRow(question);
    if (wanted.current !== null) select(wanted.current);
  }, [question, select]);
  useEffect(() => {
    const row = wanted.current;
    if (row === null || row >= count) return;
    const element = grid.current?.querySelector<HTMLElement>(`[data-item="${row}"]`);
    if (!element) return;
    wanted.current = null;
    if (isFocusFree()) element.focus({ preventScroll: true });
  });
  return ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
    if (item) keepRow({ question, row: Number(item.dataset['item']) });
  };
}
