import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, readPlace, type ScrollPlace } from './scroll-place.ts';

const SETTLE_MS = 150;

/** About as much of the window as the header over the page covers. */
const COVERED_PX = 120;

/** Rows around a place are measured as they are drawn, and push it about: it is held for the first frames. */
function holdPlace(place: ScrollPlace, listOf: () => HTMLElement | null, frames = 12): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const top = listOf()?.querySelector(`[data-index="${place.row}"]`)?.getBoundingClientRect().top;
    const off = (top ?? -place.offset) + place.offset;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    holdPlace(place, listOf, frames - 1);
  });
}

/** So much is drawn beyond each edge of the window, in CSS pixels. */
const AHEAD_PX = 480;

export type ListWindowOptions = {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** A row's usual height in CSS pixels, until it was measured. */
  rowHeight: number;
  /** Drawn also out of sight, so that it does not lose the focus. */
  keptRow: number | null;
  /** What the rows are the answer to: another one begins at its own place, or at the top. */
  question: string;
  /** So many rows from the first one are drawn wherever the page stands: for paper, which does not scroll. */
  wholeRows?: number;
};

/**
 * The rows of a long list that are on screen, the page itself scrolling. The place is kept in the history entry
 * and taken up again from it.
 */
export function useListWindow({
  list,
  count,
  rowHeight,
  keptRow,
  question,
  wholeRows = 0,
}: ListWindowOptions) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(AHEAD_PX / rowHeight),
    scrollMargin,
    rangeExtractor: (range) => {
      if (wholeRows > 0) return Array.from({ length: Math.min(wholeRows, range.count) }, (_, at) => at);
      const rows = defaultRangeExtractor(range);
      if (keptRow === null || keptRow >= range.count || rows.includes(keptRow)) return rows;
      return [...rows, keptRow].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
    };
    look();
    // Whatever stands above the list and grows or goes changes the height of the page.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  useLayoutEffect(() => {
    virtual.measure();
  }, [virtual, rowHeight]);

  const placedFor = useRef<string | null>(null);
  const isMeasured = scrollMargin > 0;
  useLayoutEffect(() => {
    if (placedFor.current === question || !isMeasured) return;
    placedFor.current = question;
    const place = readPlace(question);
    const start = place ? (virtual.getOffsetForIndex(place.row, 'start')?.[0] ?? 0) : 0;
    window.scrollTo({ top: start + (place?.offset ?? 0), behavior: 'instant' });
    if (place) holdPlace(place, () => list.current);
  }, [virtual, isMeasured, question, list]);

  useEffect(() => {
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
  }, [virtual, scrollMargin, question]);

  return virtual;
}
