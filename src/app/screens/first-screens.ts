import { lazyScreen } from '#app/lazy/lazy-part.tsx';
import { queryClient } from '#app/session/query-client.ts';
import { readSession } from '#net/session.ts';
import { routes } from '#routes.ts';

export const Home = lazyScreen(async () => (await import('./home.tsx')).Home);

export const BuscaAparelho = lazyScreen(
  async () => (await import('#features/busca/page/busca-aparelho.tsx')).BuscaAparelho,
);

export const BuscaVisitante = lazyScreen(
  async () => (await import('#features/busca/page/busca-visitante.tsx')).BuscaVisitante,
);

/** Requests the first page of a visitor's search, which the screen then finds under the same query. */
async function beginSearch(): Promise<void> {
  const { beginBusca } = await import('#features/busca/page/queries-visitante.ts');
  await beginBusca(queryClient, location.search);
}

/**
 * Loads the screen at the page's address, and a visitor's search results, while the parameters and colours are still
 * coming. The screen retries, and reports, whatever fails.
 */
export function beginFirstScreen(): void {
  const isVisitor = readSession() === null;
  if (location.pathname === routes.home) return Home.begin();
  if (location.pathname !== routes.busca) return;
  if (!isVisitor) return BuscaAparelho.begin();
  BuscaVisitante.begin();
  beginSearch().catch(() => undefined);
}
