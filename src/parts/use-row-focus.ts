import { type RefObject, useEffect, useRef } from 'react';
import { keepRow, readRow } from './scroll-place.ts';

/** Nothing has the focus: a person who went on by himself keeps his place. */
const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

export type RowFocusOptions = {
  grid: RefObject<HTMLElement | null>;
  /** What the rows are the answer to. */
  question: string;
  count: number;
  selected: number | null;
  select: (row: number) => void;
};

/** Who comes back to a list finds the keyboard on the row that he left it from. */
export function useRowFocus({ grid, question, count, selected, select }: RowFocusOptions): void {
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
    if (isFree()) element.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (selected !== null) keepRow({ question, row: selected });
  }, [question, selected]);
}
