import { useQuery } from '@tanstack/react-query';
import { consultarParametros, type Parametros } from '#contract/parametro.ts';
import { BRIEF, request } from '#net/request.ts';
import { PARAMETROS_KEY, queryClient } from './query-client.ts';

async function requestParametros({ signal }: { signal: AbortSignal }): Promise<Parametros> {
  const hasOwn = queryClient.getQueryData(PARAMETROS_KEY) !== undefined;
  const reply = await request(consultarParametros, {}, { signal, ...(hasOwn ? BRIEF : {}) });
  if (!reply.ok) throw new Error(`parametros: ${reply.error.kind}`);
  return reply.value;
}

/** The installation's parameters: those of the last start at once, the server's when they come. */
export const useParametros = (): Parametros | undefined =>
  useQuery({
    queryKey: PARAMETROS_KEY,
    queryFn: requestParametros,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
