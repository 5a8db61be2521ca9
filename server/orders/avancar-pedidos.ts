import type { Deps } from '#server/http/deps.ts';

/**
 * Advances the orders of a demonstration, as a company's staff would. A failure of one order does not stop the others.
 * @throws the first failure, after all were tried.
 */
export async function avancarPedidos(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const idPrePedido of await queries.listAvancaveis(clock())) {
    if (signal?.aborted) break;
    try {
      await queries.avancarPedido(idPrePedido, clock());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
