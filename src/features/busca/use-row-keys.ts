import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const PAGE_ROWS = 8;

export type RowKeys = {
  /** The row that the arrows start from; null before one was touched. */
  selected: number | null;
  select: (row: number | null) => void;
  /** Moves the keyboard to a row, also to one that is not drawn yet. */
  focusRow: (row: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

export type RowKeysOptions = {
  grid: RefObject<HTMLElement | null>;
  count: number;
  /** Delete on a row. */
  onDelete: (row: number) => void;
  /** Up from the first row. */
  onLeaveTop: () => void;
};

const rowElement = (grid: HTMLElement | null, row: number): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-index="${row}"]`) ?? null;

/**
 * The keyboard of a list of rows with a counter in each: arrows, Page and Home or End move between rows; Enter
 * and digits go to the row's counter, Escape comes back; Delete asks to remove.
 */
export function useRowKeys({ grid, count, onDelete, onLeaveTop }: RowKeysOptions): RowKeys {
  const [selected, select] = useState<number | null>(null);
  const toFocus = useRef<number | null>(null);

  useEffect(() => {
    if (toFocus.current === null) return;
    const element = rowElement(grid.current, toFocus.current);
    if (!element) return;
    toFocus.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });

  const focusRow = useCallback(
    (row: number) => {
      toFocus.current = row;
      // A new value also when the row is the same: the keyboard may be in its counter.
      select(row);
      const element = rowElement(grid.current, row);
      if (!element) return;
      toFocus.current = null;
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
    },
    [grid],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const row = Number(target?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN);
    if (!target || Number.isNaN(row) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.getAttribute('role') !== 'row') {
      if (event.key === 'Escape') focusRow(row);
      return;
    }
    const to = {
      ArrowDown: row + 1,
      ArrowUp: row - 1,
      PageDown: row + PAGE_ROWS,
      PageUp: row - PAGE_ROWS,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (event.key === 'ArrowUp' && row === 0) onLeaveTop();
      else focusRow(Math.min(count - 1, Math.max(0, to)));
    } else if (event.key === 'Delete') {
      event.preventDefault();
      onDelete(row);
    } else if (event.key === 'Enter' || /^\d$/.test(event.key)) {
      // The field selects its number when it gets the focus, so that the digit replaces it.
      const counter = target.querySelector('input');
      if (event.key === 'Enter') event.preventDefault();
      counter?.focus();
    }
  };

  return { selected, select, focusRow, onKeyDown };
}
