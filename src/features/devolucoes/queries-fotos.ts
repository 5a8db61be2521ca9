import { useQueries } from '@tanstack/react-query';
import { baixarAnexo } from '#contract/returns/devolucao-anexos.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toLido } from '#parts/failure/lido.ts';
import { type FotosDoServidor, fotoQueries } from '#parts/returns/fotos/use-fotos.ts';

/** Photographs by the server. */
export const useFotosDoServidor: FotosDoServidor = (perguntas) => {
  const queries = fotoQueries(perguntas, useDevice().usuario.id, (query, signal) =>
    requestFile(baixarAnexo, { query }, { token: readSession()?.token ?? null, signal }),
  );
  return useQueries({ queries }).map(toLido);
};
