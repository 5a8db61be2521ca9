import {
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_AUTORIZADA,
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_EM_COLETA,
  DEVOLUCAO_EM_DIGITACAO,
  DEVOLUCAO_PARCIAL,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECEBIDA,
  DEVOLUCAO_RECUSADA,
} from '#contract/returns/devolucao.ts';
import { isRascunho } from '#domain/returns/regras.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { isFimAqui, isNaoFeita } from '#parts/returns/fim-aqui.ts';
import type { Tone } from '#ui/tone.css.ts';

/** The colour of a situation, next to its word. */
const TONES: Readonly<Record<number, Tone>> = {
  [DEVOLUCAO_EM_DIGITACAO]: 'neutral',
  [DEVOLUCAO_AGUARDANDO]: 'caution',
  [DEVOLUCAO_RECUSADA]: 'negative',
  [DEVOLUCAO_PRONTA]: 'brand',
  [DEVOLUCAO_AUTORIZADA]: 'brand',
  [DEVOLUCAO_CANCELADA]: 'negative',
  [DEVOLUCAO_EM_COLETA]: 'sync',
  [DEVOLUCAO_RECEBIDA]: 'positive',
};

/** A situation in words; `cor` is the company's own colour of one that the app does not know. */
export type SituacaoWords = { readonly texto: string; readonly tone: Tone; readonly cor: string | null };

/** A colour as '#rrggbb'; null for any other text, which no style may hold. */
export const toCor = (text: string | null): string | null =>
  text !== null && /^#[\da-f]{6}$/i.test(text) ? text : null;

const words = (texto: string, tone: Tone): SituacaoWords => ({ texto, tone, cor: null });

/** True for a partial draft, which can be edited, finalised and deleted. */
export const isEditavel = (devolucao: DevolucaoAqui): boolean =>
  isRascunho(devolucao.idSituacao) &&
  !devolucao.isFinalizada &&
  devolucao.idDevolucaoVendaTipo === DEVOLUCAO_PARCIAL;

/** The situation of a return in the words of a list. */
export function situacaoWords(devolucao: DevolucaoAqui): SituacaoWords {
  const { id, naFila, idSituacao, descSituacao, corNoPortal } = devolucao;
  if (isNaoFeita(devolucao)) return words('Não enviada', 'caution');
  if (isFimAqui(devolucao)) {
    return naFila > 0 ? words('Finalizada, aguardando envio', 'pending') : words('Finalizada', 'sync');
  }
  if (id === null) return words('No aparelho', 'pending');
  const tone = TONES[idSituacao];
  return tone === undefined
    ? { texto: descSituacao, tone: 'neutral', cor: toCor(corNoPortal) }
    : words(descSituacao, tone);
}

/** Where the changes of a return stand that the server has not confirmed; null without any. */
export function envioWords(devolucao: DevolucaoAqui, isEnviando: boolean): SituacaoWords | null {
  if (devolucao.naFila === 0) return null;
  if (isEnviando) return words('Enviando', 'sync');
  const isSaid = devolucao.id === null || isFimAqui(devolucao);
  return isSaid ? null : words('No aparelho', 'pending');
}
