import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { searchAhead } from '#ui/layer/dialog-history.ts';

/** The way a change is written: `step` can be undone by Back, `replace` replaces the current entry. */
export type Writing = 'step' | 'replace';

/** Returns true if the address changed. */
export type ChangeFilter<Filter> = (part: Partial<Filter>, writing: Writing) => boolean;

/** Reads a filter from the part of the address behind the question mark, and writes its whole address. */
export type FilterAddress<Filter> = {
  readonly read: (search: string) => Filter;
  readonly hrefOf: (filter: Filter) => string;
};

/**
 * Returns a list's filter as the address tells it, which is the only place where it is kept. `address` keeps its identity
 * between renders.
 */
export function useAddressFilter<Filter extends object>(
  address: FilterAddress<Filter>,
): { filtro: Filter; change: ChangeFilter<Filter> } {
  // Only tells when to look: it is decoded already.
  useSearch();
  const { search } = location;
  const [, navigate] = useLocation();
  const filtro = useMemo(() => address.read(search), [search, address]);
  const change = useCallback<ChangeFilter<Filter>>(
    (part, writing) => {
      // The newest address: a render may be behind it, and it may wait for a dialog's history entry.
      const before = address.read(searchAhead());
      const href = address.hrefOf({ ...before, ...part });
      if (href === address.hrefOf(before)) return false;
      navigate(href, { replace: writing === 'replace' });
      return true;
    },
    [navigate, address],
  );
  return { filtro, change };
}
