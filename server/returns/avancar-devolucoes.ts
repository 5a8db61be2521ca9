import { millisecondsInMinute } from 'date-fns/constants';
import type { Deps } from '#server/http/deps.ts';

const ESPERA_MS = 5 * millisecondsInMinute;

/**
 * Approves returns of a demonstration that waited for five minutes, as a company's staff would. A failure of one return
 * does not stop the others.
 * @throws the first failure, after all were tried.
 */
export async function avancarDevolucoes(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const antesDe = new Date(clock().getTime() - ESPERA_MS);
  for (const idDevolucaoEletronica of await queries.listDevolucoesAguardando(antesDe)) {
    if (signal?.aborted) break;
    try {
      await queries.aprovarDevolucao(idDevolucaoEletronica, clock());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
