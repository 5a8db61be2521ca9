import type { Deps } from '#server/http/deps.ts';

/**
 * Lets the orders of a demonstration go on, as a company's people would. One that cannot keeps none of the others from
 * it.
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
