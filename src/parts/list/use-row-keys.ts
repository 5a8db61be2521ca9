import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const PAGE_ROWS = 8;

/** An action key counts once within this time. */
const DEBOUNCE_MS = 200;

export type RowKeys = {
  /** The item from which the arrows start; null until one was focused. */
  selected: number | null;
  select: (row: number | null) => void;
  /** Focuses an item, also one that is not drawn yet. */
  focusRow: (row: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

export type RowKeysOptions = {
  grid: RefObject<HTMLElement | null>;
  count: number;
  /** Items next to each other. */
  columns?: number;
  /** Enter on an item. */
  onOpen: (row: number) => void;
  /** Delete on an item. */
  onDelete?: (row: number) => void;
  /** Space on an item. */
  onMark?: (row: number) => void;
  /** Shift with an arrow: from one item to the next. */
  onExtend?: (from: number, to: number) => void;
  /** Escape on an item. */
  onRelease?: () => void;
  /** A letter on an item, which the element focused by this receives. */
  onLetter?: () => void;
  /** Up from the first row. */
  onLeaveTop: () => void;
};

const itemElement = (grid: HTMLElement | null, item: number): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-item="${item}"]`) ?? null;

/** Returns a function that is true for the first of several quick presses. */
export function createDebounce(now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const isFirst = now() - last >= DEBOUNCE_MS;
    if (isFirst) last = now();
    return isFirst;
  };
}

/** Returns the item to which a key moves; undefined for a key that does not move. */
export function itemAfter(key: string, item: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowDown: item + columns,
    ArrowUp: item - columns,
    ArrowRight: columns > 1 ? item + 1 : undefined,
    ArrowLeft: columns > 1 ? item - 1 : undefined,
    PageDown: item + PAGE_ROWS * columns,
    PageUp: item - PAGE_ROWS * columns,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/**
 * The keyboard of a list: arrows, Page, Home and End move between items; Enter opens one, Delete asks to remove it,
 * Space marks it, Shift with an arrow marks several; digits go to the item's counter, Escape returns from it, a letter
 * may begin the next search. The focused element is the one marked `data-item`.
 */
export function useRowKeys(options: RowKeysOptions): RowKeys {
  const {
    grid,
    count,
    columns = 1,
    onOpen,
    onDelete,
    onMark,
    onExtend,
    onRelease,
    onLetter,
    onLeaveTop,
  } = options;
  const [selected, select] = useState<number | null>(null);
  const toFocus = useRef<number | null>(null);
  const [isFirstPress] = useState(() => createDebounce(() => performance.now()));

  useEffect(() => {
    if (toFocus.current === null) return;
    const element = itemElement(grid.current, toFocus.current);
    if (!element) return;
    toFocus.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });

  const focusRow = useCallback(
    (row: number) => {
      toFocus.current = row;
      // Also for the same row: the focus may be in its counter.
      select(row);
      const element = itemElement(grid.current, row);
      if (!element) return;
      toFocus.current = null;
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
    },
    [grid],
  );

  const move = (event: KeyboardEvent<HTMLElement>, row: number, to: number) => {
    event.preventDefault();
    if (event.key === 'ArrowUp' && row < columns) return onLeaveTop();
    if (event.shiftKey && to !== row) onExtend?.(row, to);
    focusRow(to);
  };

  const act = (event: KeyboardEvent<HTMLElement>, row: number): boolean => {
    const acts: Record<string, (() => void) | undefined> = {
      Enter: () => onOpen(row),
      Delete: onDelete && (() => onDelete(row)),
      ' ': onMark && (() => onMark(row)),
      Escape: onRelease,
    };
    const run = acts[event.key];
    if (!run) return false;
    event.preventDefault();
    if (!event.repeat && isFirstPress()) run();
    return true;
  };

  /** Both fields select their text on focus, so that the character replaces it. */
  const write = ({ key, shiftKey }: KeyboardEvent, item: HTMLElement) => {
    if (/^\d$/.test(key)) item.querySelector<HTMLInputElement>('input[role=spinbutton]')?.focus();
    else if (/^\p{L}$/u.test(key) && !shiftKey) onLetter?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const item = target?.closest<HTMLElement>('[data-item]');
    const place = item ?? target?.closest('[data-place]')?.querySelector<HTMLElement>('[data-item]');
    const row = Number(place?.dataset['item'] ?? Number.NaN);
    if (!target || Number.isNaN(row) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target !== place) {
      if (event.key === 'Escape') focusRow(row);
      return;
    }
    const to = itemAfter(event.key, row, count, columns);
    if (to !== undefined) move(event, row, to);
    else if (!act(event, row)) write(event, target);
  };

  return { selected, select, focusRow, onKeyDown };
}
