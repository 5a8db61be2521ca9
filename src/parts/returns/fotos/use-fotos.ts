import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { FotoVista } from '#domain/returns/fold.ts';
import type { Result } from '#lib/result.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, type Lido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import { toSrc } from './foto-src.ts';

/** A photograph for the screen. `src` is its picture as an address; null while it is read, or if it cannot be. */
export type Foto = FotoVista & {
  readonly src: string | null;
  readonly falhou: boolean;
  readonly reler: () => void;
};

/** A photograph to ask the server for. */
export type FotoPergunta = {
  readonly query: { readonly idDevolucaoEletronica: number; readonly idAnexo: string };
  readonly isWanted: boolean;
};

/** A hook that asks the server for photographs; their pictures are addresses. */
export type FotosDoServidor = (perguntas: readonly FotoPergunta[]) => readonly Lido<string>[];

type FotoReply = Result<Blob, Parameters<typeof toFalhaDaParte>[0]>;

/** Requests a photograph's file. */
type RequestFoto = (query: FotoPergunta['query'], signal: AbortSignal) => Promise<FotoReply>;

/** The queries of photographs for the screens' client. A photograph never changes, so it is asked for once. */
export const fotoQueries = (perguntas: readonly FotoPergunta[], idUsuario: number, request: RequestFoto) =>
  perguntas.map(({ query, isWanted }) => ({
    queryKey: ['devolucao-foto', idUsuario, query],
    enabled: isWanted,
    queryFn: async ({ signal }: { signal: AbortSignal }) => toFoto(await request(query, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }));

/** The picture in a server's file; rejects with the failure. */
async function toFoto(reply: FotoReply): Promise<string> {
  if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
  return toSrc(new Uint8Array(await reply.value.arrayBuffer()));
}

/** The photographs of a return: from this device, else from the server. Undefined while the device is read. */
export function useFotos(
  { id, fotos }: Pick<DevolucaoAqui, 'id' | 'fotos'>,
  useServidor: FotosDoServidor,
): readonly Foto[] | undefined {
  const { vault } = useDevice();
  const ids = fotos.map((foto) => foto.id).join(' ');
  const rows = useLiveQuery(() => vault.fotos.bulkGet(ids === '' ? [] : ids.split(' ')), [vault, ids]);
  const here = useMemo(
    () => rows && new Map(rows.flatMap((row) => (row ? [[row.id, toSrc(row.bytes)] as const] : []))),
    [rows],
  );
  const servidor = useServidor(
    fotos.map(({ id: idAnexo, onde }) => ({
      query: { idDevolucaoEletronica: id ?? 0, idAnexo },
      isWanted: id !== null && here !== undefined && !here.has(idAnexo) && onde === 'servidor',
    })),
  );
  if (here === undefined) return undefined;
  return fotos.map((foto, at) => {
    const { valor, falha = null, reler = () => undefined } = servidor[at] ?? {};
    return { ...foto, src: here.get(foto.id) ?? valor ?? null, falhou: falha !== null, reler };
  });
}
