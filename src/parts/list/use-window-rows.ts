import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** So much is drawn beyond each edge of the window, in CSS pixels. */
const AHEAD_PX = 480;

export type WindowRowsOptions = {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** A row's usual height in CSS pixels, until it was measured. */
  rowHeight: number;
  /** Drawn also out of sight: the focus is on them, or will be next. */
  keptRows: readonly number[];
  /** So many rows from the first one are drawn wherever the page stands: for paper, which does not scroll. */
  wholeRows?: number;
  /** A row's lasting name, where rows come and go. */
  keyOf?: (row: number) => string | number;
  /** The list draws all of its rows by itself. */
  isOff?: boolean;
};

/** The rows of a list that are on screen, the page itself scrolling. */
export function useWindowRows(options: WindowRowsOptions) {
  const { list, count, rowHeight, keptRows, wholeRows = 0, keyOf, isOff = false } = options;
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: !isOff,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(AHEAD_PX / rowHeight),
    scrollMargin,
    ...(keyOf ? { getItemKey: keyOf } : {}),
    measureElement: (element, entry, instance) => {
      const size = measureElement(element, entry, instance);
      if (size > 0) return size;
      // A list that is folded away has no height: its rows keep the one that they had.
      const row = instance.indexFromElement(element);
      return instance.itemSizeCache.get(instance.options.getItemKey(row)) ?? rowHeight;
    },
    rangeExtractor: (range) => {
      if (wholeRows > 0) return Array.from({ length: Math.min(wholeRows, range.count) }, (_, at) => at);
      const kept = keptRows.filter((row) => row >= 0 && row < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    if (isOff) return undefined;
    const look = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
    };
    look();
    // Whatever stands above the list and grows or goes changes the height of the page.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isOff]);

  useLayoutEffect(() => {
    virtual.measure();
  }, [virtual, rowHeight]);

  return { virtual, scrollMargin };
}
