import { queryOptions, useQuery } from '@tanstack/react-query';
import { PARAMETROS_KEY, queryClient } from '#app/session/query-client.ts';
import { wasHere } from '#app/theme/start.ts';
import { consultarParametros, type Parametros } from '#contract/content/parametro.ts';
import { BRIEF, type NetError, request } from '#net/request.ts';

/** A page that stays open without losing the focus still gets changes. */
const AGAIN_MS = 30 * 60_000;

/** The first screen needs them, so a connection that hangs is reported soon. */
const FIRST = { timeoutMs: 8000 } as const;

/** The reason why the parameters did not come; `cause` is the error of the network or the server. */
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
 * Asks for the parameters before the first drawing, on a device that has none yet. A failure is reported to the hooks
 * that use them.
 */
export function beginParametros(): void {
  if (!wasHere()) void queryClient.prefetchQuery(parametrosQuery);
}

/** The parameters with the state of their request. */
export const useParametrosQuery = () => useQuery({ ...parametrosQuery, refetchInterval: AGAIN_MS });

/** The installation's parameters: those of the last start at once, the server's when they come. */
export const useParametros = (): Parametros | undefined => useParametrosQuery().data;
