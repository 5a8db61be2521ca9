import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The height drawn beyond each edge of the window, in CSS pixels. */
const AHEAD_PX = 480;

export type WindowRowsOptions = {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** A row's usual height in CSS pixels, until it is measured. */
  rowHeight: number;
  /** Drawn also off screen: they have the focus, or get it next. */
  keptRows: readonly number[];
  /** The number of leading rows that are always drawn: for paper, which does not scroll. */
  wholeRows?: number;
  /** A row's stable key, for lists whose rows change. */
  keyOf?: (row: number) => string | number;
  /** True if the list itself draws all its rows. */
  isOff?: boolean;
  /** True for the first drawing of a new list: it has only the rows in the window. */
  isFirst?: boolean;
};

/** Returns the rows of a list that are on screen; the page itself scrolls. */
export function useWindowRows(options: WindowRowsOptions) {
  const { list, count, rowHeight, keptRows, wholeRows = 0, keyOf, isOff = false, isFirst = false } = options;
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: !isOff,
    estimateSize: () => rowHeight,
    overscan: isFirst ? 0 : Math.ceil(AHEAD_PX / rowHeight),
    scrollMargin,
    ...(keyOf ? { getItemKey: keyOf } : {}),
    measureElement: (element, entry, instance) => {
      const size = measureElement(element, entry, instance);
      if (size > 0) return size;
      // A folded list has no height: its rows keep their earlier one.
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
    // Content above the list that changes its size also changes the page's height.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isOff]);

  useLayoutEffect(() => {
    virtual.measure();
  }, [virtual, rowHeight]);

  return { virtual, scrollMargin };
}
