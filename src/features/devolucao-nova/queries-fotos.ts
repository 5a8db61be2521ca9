import { useQueries } from '@tanstack/react-query';
import { baixarAnexo } from '#contract/returns/devolucao-anexos.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toLido } from '#parts/failure/lido.ts';
import { type FotosDoServidor, toFoto } from '#parts/returns/fotos/use-fotos.ts';

/** Photographs by the server. A photograph never changes, so it is asked for once. */
export const useFotosDoServidor: FotosDoServidor = (perguntas) => {
  const { usuario } = useDevice();
  const queries = perguntas.map(({ query, isWanted }) => ({
    queryKey: ['devolucao-digitada-foto', usuario.id, query],
    enabled: isWanted,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      toFoto(await requestFile(baixarAnexo, { query }, { token: readSession()?.token ?? null, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }));
  return useQueries({ queries }).map(toLido);
};
