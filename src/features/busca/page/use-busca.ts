import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Busca, buscaHref, readBusca, routes } from '#routes.ts';

/** How a change is written: `step` can be taken back by Back, `replace` takes the place of what stood there. */
export type Writing = 'step' | 'replace';

export type BuscaAddress = {
  busca: Busca;
  change: (part: Partial<Busca>, writing: Writing) => void;
};

/** What a history entry of this screen's own making carries: it is no new visit. */
const WITHIN = { within: true } as const;

/** True for an entry that this screen wrote, as opposed to a link that leads here. */
export const isWithin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'within' in state && state.within === true;

/** The address as it stands now: a render may be behind it. */
const currentBusca = (): Busca => readBusca(location.search);

/**
 * The search as the address tells it, which is the only place where it is kept. An address that says it in other
 * words (an older name, an empty parameter) is written anew.
 */
export function useBusca(): BuscaAddress {
  // Only tells when to look: it is decoded already, which would part a text with `&` in two.
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
