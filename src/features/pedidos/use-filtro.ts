import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Filtro, pedidosHref, readFiltro } from './filtro.ts';

/** The way a change is written: `step` can be undone by Back, `replace` replaces the current entry. */
export type Writing = 'step' | 'replace';

export type ChangeFiltro = (part: Partial<Filtro>, writing: Writing) => void;

/** The filter as the address tells it, which is the only place where it is kept. */
export function useFiltro(hoje: string): { filtro: Filtro; change: ChangeFiltro } {
  // Only tells when to look: it is decoded already.
  useSearch();
  const { search } = location;
  const [, navigate] = useLocation();
  const filtro = useMemo(() => readFiltro(search, hoje), [search, hoje]);
  const change = useCallback<ChangeFiltro>(
    (part, writing) => {
      // The address as it stands now: a render may be behind it.
      const before = readFiltro(location.search, hoje);
      const href = pedidosHref({ ...before, ...part }, hoje);
      if (href !== pedidosHref(before, hoje)) navigate(href, { replace: writing === 'replace' });
    },
    [navigate, hoje],
  );
  return { filtro, change };
}
