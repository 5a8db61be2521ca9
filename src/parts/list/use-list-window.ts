import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, readPlace, type ScrollPlace } from './scroll-place.ts';
import { useWindowRows, type WindowRowsOptions } from './use-window-rows.ts';

const SETTLE_MS = 150;

/** The approximate height of the header over the page. */
const COVERED_PX = 120;

/** Holds the scroll position for the first frames, because measuring the rows around it moves it. */
function holdPlace(place: ScrollPlace, listOf: () => HTMLElement | null, frames = 12): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const top = listOf()?.querySelector(`[data-index="${place.row}"]`)?.getBoundingClientRect().top;
    const off = (top ?? -place.offset) + place.offset;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    holdPlace(place, listOf, frames - 1);
  });
}

export type ListWindowOptions = Omit<WindowRowsOptions, 'keptRows' | 'isFirst'> & {
  /** Drawn also off screen, so that it keeps the focus. */
  keptRow: number | null;
  /** The query behind the rows: another query starts at its own scroll position, or at the top. */
  question: string;
  /** Another list of the page keeps the scroll position. */
  isSecond?: boolean;
};

/**
 * Returns the rows of a long list that are on screen; the page itself scrolls. Saves the scroll position in the
 * history entry and restores it from there.
 */
export function useListWindow({ question, keptRow, isSecond = false, ...rows }: ListWindowOptions) {
  const { list } = rows;
  const [drawn, setDrawn] = useState(question);
  const { virtual, scrollMargin } = useWindowRows({
    ...rows,
    keptRows: keptRow === null ? [] : [keptRow],
    isFirst: drawn !== question,
  });
  // Rows beyond the window would delay the first drawing of the answer.
  useEffect(() => startTransition(() => setDrawn(question)), [question]);

  const placedFor = useRef<string | null>(null);
  const isMeasured = scrollMargin > 0;
  useLayoutEffect(() => {
    if (isSecond || placedFor.current === question || !isMeasured) return;
    placedFor.current = question;
    const place = readPlace(question);
    const start = place ? (virtual.getOffsetForIndex(place.row, 'start')?.[0] ?? 0) : 0;
    window.scrollTo({ top: start + (place?.offset ?? 0), behavior: 'instant' });
    if (place) holdPlace(place, () => list.current);
  }, [virtual, isMeasured, question, list, isSecond]);

  useEffect(() => {
    if (isSecond) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const items = virtual.getVirtualItems();
      const first = items.find((item) => item.start >= window.scrollY + COVERED_PX) ?? items.at(-1);
      if (!first) return;
      const isTop = window.scrollY <= 0;
      keepPlace({
        question,
        row: isTop ? 0 : first.index,
        offset: isTop ? -scrollMargin : window.scrollY - first.start,
      });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SETTLE_MS);
    };
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, [virtual, scrollMargin, question, isSecond]);

  return virtual;
}
