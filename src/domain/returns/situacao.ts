import {
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_AUTORIZADA,
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_EM_COLETA,
  DEVOLUCAO_EM_DIGITACAO,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECEBIDA,
  DEVOLUCAO_RECUSADA,
  ORIGEM_DESKTOP,
  ORIGEM_PORTAL,
} from '#contract/returns/devolucao.ts';

/** The situations by id, as the filter offers them. */
export const SITUACOES: readonly { readonly idSituacao: number; readonly descSituacao: string }[] = [
  { idSituacao: DEVOLUCAO_EM_DIGITACAO, descSituacao: 'Em digitação' },
  { idSituacao: DEVOLUCAO_AGUARDANDO, descSituacao: 'Aguardando aprovação' },
  { idSituacao: DEVOLUCAO_RECUSADA, descSituacao: 'Recusada' },
  { idSituacao: DEVOLUCAO_PRONTA, descSituacao: 'Pronta ou em transporte' },
  { idSituacao: DEVOLUCAO_AUTORIZADA, descSituacao: 'Autorização emitida' },
  { idSituacao: DEVOLUCAO_CANCELADA, descSituacao: 'Cancelada' },
  { idSituacao: DEVOLUCAO_EM_COLETA, descSituacao: 'Em coleta' },
  { idSituacao: DEVOLUCAO_RECEBIDA, descSituacao: 'Recebida' },
];

/** A return's situation as text; one id stands for ready and in transport. */
export function descricaoSituacao(idSituacao: number, enviada: boolean): string {
  if (idSituacao === DEVOLUCAO_PRONTA) return enviada ? 'Em transporte' : 'Pronta para coleta';
  return SITUACOES.find((situacao) => situacao.idSituacao === idSituacao)?.descSituacao ?? '';
}

/** Where a return was made, as text. */
export function descricaoOrigem(idOrigem: number): string {
  if (idOrigem === ORIGEM_DESKTOP) return 'Desktop';
  return idOrigem === ORIGEM_PORTAL ? 'Portal eletrônico' : 'Portal e-commerce';
}
