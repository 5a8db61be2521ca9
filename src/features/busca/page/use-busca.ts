import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Busca, buscaHref, readBusca, routes } from '#routes.ts';
import { searchAhead } from '#ui/layer/dialog-history.ts';

/** How a change is written: `step` makes a history entry that Back undoes, `replace` overwrites the present one. */
export type Writing = 'step' | 'replace';

export type BuscaAddress = {
  busca: Busca;
  change: (part: Partial<Busca>, writing: Writing) => void;
};

/** The state of a history entry that this screen made: it is not a new visit. */
const WITHIN = { within: true } as const;

/** True for an entry that this screen wrote, as opposed to a link that leads here. */
export const isWithin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'within' in state && state.within === true;

/** The newest address: a render may be behind it, and it may wait for a dialog's history entry. */
const currentBusca = (): Busca => readBusca(searchAhead());

/**
 * The search in the address, which is the only place where it is kept. An address that says it in other words (an older
 * name, an empty parameter) is written again.
 */
export function useBusca(): BuscaAddress {
  // Used only as a trigger: its value is already decoded, which would split a text with `&` in two.
  useSearch();
  const { search } = location;
  const [, navigate] = useLocation();
  const busca = useMemo(() => readBusca(search), [search]);

  useEffect(() => {
    const written = buscaHref(readBusca(location.search));
    if (location.pathname !== routes.busca || written === `${location.pathname}${location.search}`) return;
    navigate(written, { replace: true, state: history.state });
  }, [search, navigate]);

  const change = useCallback(
    (part: Partial<Busca>, writing: Writing) => {
      const before = currentBusca();
      const href = buscaHref({ ...before, ...part });
      if (href === buscaHref(before)) return;
      navigate(href, { replace: writing === 'replace', state: WITHIN });
    },
    [navigate],
  );
  return { busca, change };
}
