import { millisecondsInMinute } from 'date-fns/constants';
import type { Deps } from '#server/http/deps.ts';

const ESPERA_MS = 5 * millisecondsInMinute;

/** Resolves requests of a demonstration that waited for five minutes, as a company's staff would. */
export async function avancarPendencias(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const antesDe = new Date(clock().getTime() - ESPERA_MS);
  for (const id of await queries.listPendenciasAbertas(antesDe)) {
    if (signal?.aborted) return;
    await queries.resolverPendencia(id, clock());
  }
}
