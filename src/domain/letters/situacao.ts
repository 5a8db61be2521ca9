import {
  CARTA_ABERTA,
  CARTA_AGUARDANDO,
  CARTA_EXCLUIDA,
  CARTA_FINALIZADA,
  CARTA_REJEITADA,
  type CartaCorrecaoSituacao,
} from '#contract/letters/carta.ts';

/** The situations of a letter, in the order of a filter. */
export const SITUACOES_DA_CARTA: readonly CartaCorrecaoSituacao[] = [
  { idCartaCorrecaoSituacao: CARTA_ABERTA, descricao: 'Aberta' },
  { idCartaCorrecaoSituacao: CARTA_AGUARDANDO, descricao: 'Aguardando Aprovação' },
  { idCartaCorrecaoSituacao: CARTA_REJEITADA, descricao: 'Rejeitada' },
  { idCartaCorrecaoSituacao: CARTA_FINALIZADA, descricao: 'Finalizada' },
  { idCartaCorrecaoSituacao: CARTA_EXCLUIDA, descricao: 'Excluída' },
];

/** The text of a situation; '' for an unknown one. */
export const descricaoCarta = (id: number): string =>
  SITUACOES_DA_CARTA.find((one) => one.idCartaCorrecaoSituacao === id)?.descricao ?? '';

/** True if a letter can be changed, confirmed and deleted. */
export const isCartaAberta = (idSituacao: number): boolean => idSituacao === CARTA_ABERTA;

/** Situations of a letter that is not over: an invoice has one such letter at most. */
export const CARTAS_EM_ANDAMENTO: readonly number[] = [CARTA_ABERTA, CARTA_AGUARDANDO];
