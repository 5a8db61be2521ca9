import {
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_AUTORIZADA,
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_EM_COLETA,
  DEVOLUCAO_EM_DIGITACAO,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECEBIDA,
  DEVOLUCAO_RECUSADA,
  MOTIVO_AVARIA,
  MOTIVO_CADEIA_FRIA,
  MOTIVO_QUALIDADE,
  MOTIVO_RECALL,
} from '#contract/returns/devolucao.ts';

/** Situations in which a return holds units of its invoice. */
export const SITUACOES_QUE_DEVOLVEM: readonly number[] = [
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_AUTORIZADA,
  DEVOLUCAO_EM_COLETA,
  DEVOLUCAO_RECEBIDA,
];

/** Situations of a finalised return that is not over. */
export const SITUACOES_ABERTAS: readonly number[] = SITUACOES_QUE_DEVOLVEM.filter(
  (idSituacao) => idSituacao !== DEVOLUCAO_RECEBIDA,
);

/** Situations of a return that is over. */
export const SITUACOES_ENCERRADAS: readonly number[] = [
  DEVOLUCAO_RECUSADA,
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_RECEBIDA,
];

/** True if a return is over; one of an unknown situation is not. */
export const isEncerrada = (idSituacao: number): boolean => SITUACOES_ENCERRADAS.includes(idSituacao);

/** Reasons that the company looks at before the goods travel. */
const MOTIVOS_COM_APROVACAO: readonly number[] = [MOTIVO_QUALIDADE, MOTIVO_RECALL, MOTIVO_CADEIA_FRIA];

/** The facts that decide whether a return needs approval. */
export type AAprovar = {
  readonly foraPrazo: boolean;
  readonly isManual: boolean;
  readonly temControlado: boolean;
  readonly motivos: readonly number[];
};

/**
 * True if a return waits for the company's approval: out of term, a controlled substance (Portaria SVS/MS 344/1998), a
 * paper invoice, or a reason that the company looks at.
 */
export function precisaAprovacao({ foraPrazo, isManual, temControlado, motivos }: AAprovar): boolean {
  return (
    foraPrazo || isManual || temControlado || motivos.some((motivo) => MOTIVOS_COM_APROVACAO.includes(motivo))
  );
}

/** True if a reason lets a refrigerated product go back. */
export const aceitaRefrigerado = (idMotivo: number): boolean =>
  idMotivo === MOTIVO_AVARIA || idMotivo === MOTIVO_CADEIA_FRIA;

/** The situation of a return once it is finalised. */
export const situacaoFinalizada = (aAprovar: AAprovar): number =>
  precisaAprovacao(aAprovar) ? DEVOLUCAO_AGUARDANDO : DEVOLUCAO_PRONTA;

/** True if a return can be edited, finalised and deleted. */
export const isRascunho = (idSituacao: number): boolean => idSituacao === DEVOLUCAO_EM_DIGITACAO;

/** True if the customer can mark a return as in collection or in transport. */
export const podeMover = (idSituacao: number): boolean =>
  idSituacao === DEVOLUCAO_PRONTA || idSituacao === DEVOLUCAO_EM_COLETA;

/** True if a return has a mirror. */
export const temEspelho = (idSituacao: number): boolean =>
  idSituacao !== DEVOLUCAO_EM_DIGITACAO && idSituacao !== DEVOLUCAO_CANCELADA;

/** True if a return has a collection authorisation. */
export const temAutorizacao = (idSituacao: number): boolean => idSituacao === DEVOLUCAO_EM_COLETA;

/** The situations from which the company moves a return to another one. */
export const ORIGENS_DA_EMPRESA: Readonly<
  Record<'aprovar' | 'recusar' | 'autorizar' | 'cancelar' | 'receber', readonly number[]>
> = {
  aprovar: [DEVOLUCAO_AGUARDANDO],
  recusar: [DEVOLUCAO_AGUARDANDO],
  autorizar: [DEVOLUCAO_PRONTA, DEVOLUCAO_EM_COLETA],
  cancelar: [DEVOLUCAO_PRONTA, DEVOLUCAO_EM_COLETA, DEVOLUCAO_AUTORIZADA],
  receber: [DEVOLUCAO_PRONTA, DEVOLUCAO_EM_COLETA, DEVOLUCAO_AUTORIZADA],
};
