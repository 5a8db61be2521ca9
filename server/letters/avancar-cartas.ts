import { millisecondsInMinute } from 'date-fns/constants';
import type { Deps } from '#server/http/deps.ts';
import type { Emissor } from '#server/nfe/port.ts';

const ESPERA_MS = 5 * millisecondsInMinute;

/**
 * Registers letters of a demonstration that waited for five minutes, as a company's staff would; one that can no longer
 * be registered is rejected with the reason. A failure of one letter does not stop the others.
 * @throws the first failure, after all were tried.
 */
export async function avancarCartas(
  { queries, clock, emissor }: Pick<Deps, 'queries' | 'clock'> & { readonly emissor: Emissor },
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const antesDe = new Date(clock().getTime() - ESPERA_MS);
  for (const idCartaCorrecao of await queries.listCartasAguardando(antesDe)) {
    if (signal?.aborted) break;
    try {
      await queries.encerrarCarta(idCartaCorrecao, emissor, clock());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
