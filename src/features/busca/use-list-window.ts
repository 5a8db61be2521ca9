import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, type ScrollPlace } from './scroll-place.ts';

const SETTLE_MS = 150;

export type ListWindowOptions = {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** A row's usual height in CSS pixels, until it was measured. */
  rowHeight: number;
  /** Drawn also out of sight, so that it does not lose the focus. */
  keptRow: number | null;
  /** Where to begin; null at the top. */
  place: ScrollPlace | null;
};

/**
 * The rows of a long list that are on screen, the page itself scrolling. The place is kept in the history entry
 * and taken up again from it.
 */
export function useListWindow({ list, count, rowHeight, keptRow, place }: ListWindowOptions) {
  const [scrollMargin, setScrollMargin] = useState(0);
  // The compiler that this warns of is not used; a memoised caller would miss the virtualizer's own changes.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin,
    rangeExtractor: (range) => {
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

  const isPlaced = useRef(false);
  const hasRows = count > 0 && scrollMargin > 0;
  useLayoutEffect(() => {
    if (isPlaced.current || !hasRows) return;
    isPlaced.current = true;
    if (!place) return;
    const start = virtual.getOffsetForIndex(place.row, 'start')?.[0] ?? 0;
    window.scrollTo({ top: start + place.offset, behavior: 'instant' });
  }, [virtual, hasRows, place]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const first = virtual.getVirtualItems().find((item) => item.end > window.scrollY);
      if (!first) return;
      const isTop = window.scrollY <= 0;
      keepPlace({
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
  }, [virtual, scrollMargin]);

  return virtual;
}
