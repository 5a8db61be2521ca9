import type { Deps } from '#server/http/deps.ts';

/**
 * Releases the cashback that nothing holds back any more. A failure for one customer does not stop the others.
 * @throws the first failure, after all were tried.
 */
export async function liberarCashbacks(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const idPessoaCliente of await queries.listComLiberavel(clock())) {
    if (signal?.aborted) break;
    try {
      await queries.liberarCashback(idPessoaCliente, clock());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
