import { isRascunho, podeMover } from '#domain/returns/regras.ts';
import { endsReturn } from '#outbox/devolucoes/decide-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { holdsAllLater } from '#outbox/held.ts';
import { DECIDIR, NAO_EXCLUI, NAO_MUDA, SEM_ITENS } from './atos-words.ts';

/** Returns the sentence why an act on a return is not possible; null where it is. */
export type Impede = (aqui: DevolucaoAqui) => string | null;

const isDraft = ({ idSituacao, isFinalizada }: DevolucaoAqui): boolean =>
  isRascunho(idSituacao) && !isFinalizada;

/** Marking a return as in collection or sent off. */
export const impedeMover: Impede = ({ id, idSituacao, recusada }) => {
  if (id === null || !podeMover(idSituacao)) return NAO_MUDA;
  return recusada === null ? null : DECIDIR;
};

/** Finalising a draft; any refused change would hold the end. */
export const impedeFinalizar: Impede = (aqui) => {
  if (aqui.recusada !== null) return DECIDIR;
  if (!isDraft(aqui)) return NAO_MUDA;
  return aqui.itens.length === 0 ? SEM_ITENS : null;
};

/** Deleting a draft, with its refused changes. A total return whose making was refused is a draft. */
export const impedeExcluir: Impede = (aqui) => {
  const isNaoFeita = aqui.recusada !== null && endsReturn(aqui.recusada);
  return isDraft(aqui) || (isNaoFeita && isRascunho(aqui.idSituacao)) ? null : NAO_EXCLUI;
};

/** Changing the lots of a draft. */
export const impedeDigitar: Impede = (aqui) => {
  if (!isDraft(aqui)) return NAO_MUDA;
  return aqui.recusada !== null && holdsAllLater(aqui.recusada) ? DECIDIR : null;
};
