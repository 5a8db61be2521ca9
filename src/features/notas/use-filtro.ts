import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Filtro, notasHref, readFiltro } from './filtro.ts';

/** The way a change is written: `step` can be undone by Back, `replace` replaces the current entry. */
type Writing = 'step' | 'replace';

export type ChangeFiltro = (part: Partial<Filtro>, writing: Writing) => void;

/** The filter as the address tells it, which is the only place where it is kept. */
export function useFiltro(hoje: string): { filtro: Filtro; change: ChangeFiltro } {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filtro = useMemo(() => readFiltro(search, hoje), [search, hoje]);
  const change = useCallback<ChangeFiltro>(
    (part, writing) => {
      // The address as it stands now: a render may be behind it.
      const before = readFiltro(location.search, hoje);
      const href = notasHref({ ...before, ...part });
      if (href !== notasHref(before)) navigate(href, { replace: writing === 'replace' });
    },
    [navigate, hoje],
  );
  return { filtro, change };
}
