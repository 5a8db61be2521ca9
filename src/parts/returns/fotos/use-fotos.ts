import { useQueries } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { baixarAnexo } from '#contract/returns/devolucao-anexos.ts';
import type { FotoVista } from '#domain/returns/fold.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { toBase64 } from '#outbox/base64.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, toLido } from '#parts/failure/lido.ts';
import { toFalhaDeDevolucao } from '#parts/returns/sem-funcao.ts';

/** A photograph for the screen. `src` is its picture as an address; null while it is read, or if it cannot be. */
export type Foto = FotoVista & {
  readonly src: string | null;
  readonly falhou: boolean;
  readonly reler: () => void;
};

const toSrc = (bytes: Uint8Array): string => `data:image/jpeg;base64,${toBase64(bytes)}`;

async function requestFoto(
  idDevolucaoEletronica: number,
  idAnexo: string,
  signal: AbortSignal,
): Promise<string> {
  const token = readSession()?.token ?? null;
  const reply = await requestFile(
    baixarAnexo,
    { query: { idDevolucaoEletronica, idAnexo } },
    { token, signal },
  );
  if (!reply.ok) throw new FalhaError(toFalhaDeDevolucao(reply.error));
  return toSrc(new Uint8Array(await reply.value.arrayBuffer()));
}

/** The photographs of a return: from this device, else from the server. Undefined while the device is read. */
export function useFotos({ id, fotos }: Pick<DevolucaoAqui, 'id' | 'fotos'>): readonly Foto[] | undefined {
  const { vault, usuario } = useDevice();
  const ids = fotos.map((foto) => foto.id).join(' ');
  const rows = useLiveQuery(() => vault.fotos.bulkGet(ids === '' ? [] : ids.split(' ')), [vault, ids]);
  const here = useMemo(
    () => rows && new Map(rows.flatMap((row) => (row ? [[row.id, toSrc(row.bytes)] as const] : []))),
    [rows],
  );
  const asked = useQueries({
    queries: fotos.map((foto) => ({
      queryKey: ['devolucao-anexo', usuario.id, id, foto.id],
      enabled: id !== null && here !== undefined && !here.has(foto.id) && foto.onde === 'servidor',
      queryFn: ({ signal }: { signal: AbortSignal }) => requestFoto(id ?? 0, foto.id, signal),
      // A photograph never changes.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  }).map(toLido);
  if (here === undefined) return undefined;
  return fotos.map((foto, at) => {
    const { valor, falha = null, reler = () => undefined } = asked[at] ?? {};
    return { ...foto, src: here.get(foto.id) ?? valor ?? null, falhou: falha !== null, reler };
  });
}
