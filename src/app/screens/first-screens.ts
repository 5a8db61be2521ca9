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

/** The first page of a visitor's search, which the screen then finds under the same question. */
async function beginSearch(): Promise<void> {
  const { beginBusca } = await import('#features/busca/page/queries-visitante.ts');
  await beginBusca(queryClient, location.search);
}

/**
 * Asks for the screen at the page's address, and for what a visitor searches for there, while the parameters and
 * colours are still on their way. What fails is asked for again, and told, by the screen.
 */
export function beginFirstScreen(): void {
  const isVisitor = readSession() === null;
  if (location.pathname === routes.home) return Home.begin();
  if (location.pathname !== routes.busca) return;
  if (!isVisitor) return BuscaAparelho.begin();
  BuscaVisitante.begin();
  beginSearch().catch(() => undefined);
}
