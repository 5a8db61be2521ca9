import { queryOptions, useQuery } from '@tanstack/react-query';
import { PARAMETROS_KEY, queryClient } from '#app/session/query-client.ts';
import { wasHere } from '#app/theme/start.ts';
import { consultarParametros, type Parametros } from '#contract/content/parametro.ts';
import { BRIEF, type NetError, request } from '#net/request.ts';

/** A page that nobody leaves and comes back to hears of a change at last. */
const AGAIN_MS = 30 * 60_000;

/** Nothing can be shown before they come: a line that hangs is said to be one before long. */
const FIRST = { timeoutMs: 8000 } as const;

/** Why the parameters did not come; `cause` is what the network or the server said. */
class ParametrosError extends Error {
  override readonly cause: NetError;

  constructor(cause: NetError) {
    super(`parametros: ${cause.kind}`);
    this.cause = cause;
  }
}

async function requestParametros({ signal }: { signal: AbortSignal }): Promise<Parametros> {
  const hasOwn = queryClient.getQueryData(PARAMETROS_KEY) !== undefined;
  const reply = await request(consultarParametros, {}, { signal, ...(hasOwn ? BRIEF : FIRST) });
  if (!reply.ok) throw new ParametrosError(reply.error);
  return reply.value;
}

const parametrosQuery = queryOptions<Parametros, ParametrosError>({
  queryKey: PARAMETROS_KEY,
  queryFn: requestParametros,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Asks for the parameters before anything is drawn, on a device that has none yet. Why they did not come is heard by
 * who uses them.
 */
export function beginParametros(): void {
  if (!wasHere()) void queryClient.prefetchQuery(parametrosQuery);
}

/** The parameters with how asking for them goes. */
export const useParametrosQuery = () => useQuery({ ...parametrosQuery, refetchInterval: AGAIN_MS });

/** The installation's parameters: those of the last start at once, the server's when they come. */
export const useParametros = (): Parametros | undefined => useParametrosQuery().data;
