import { isRascunho } from '#domain/returns/regras.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';

/** True for a return that was finalised here and that the server does not count yet. */
export const isFimAqui = ({
  isFinalizada,
  idSituacao,
}: Pick<DevolucaoAqui, 'isFinalizada' | 'idSituacao'>): boolean => isFinalizada && isRascunho(idSituacao);

/** True for a return whose making the server refused: it waits for the user's decision and counts for nothing. */
export const isNaoFeita = ({
  id,
  recusada,
  naFila,
}: Pick<DevolucaoAqui, 'id' | 'recusada' | 'naFila'>): boolean =>
  id === null && naFila === 0 && recusada !== null;
