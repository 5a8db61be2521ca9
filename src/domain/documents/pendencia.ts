import {
  PENDENCIA_ABERTA,
  PENDENCIA_EXCLUIDA,
  PENDENCIA_RESOLVIDA,
  type PendenciaSituacao,
} from '#contract/documents/pendencia.ts';

/** The origin of a request that a user makes here. */
export const ORIGEM_PORTAL = 'Portal';

/** The situations of a request, in the order of a filter. */
export const SITUACOES_DA_PENDENCIA: readonly PendenciaSituacao[] = [
  { idPendenciaDocumentoClienteSituacao: PENDENCIA_ABERTA, descricao: 'Aberta' },
  { idPendenciaDocumentoClienteSituacao: PENDENCIA_RESOLVIDA, descricao: 'Resolvida' },
  { idPendenciaDocumentoClienteSituacao: PENDENCIA_EXCLUIDA, descricao: 'Excluída' },
];

/** The text of a situation; '' for an unknown one. */
export const descricaoPendencia = (id: number): string =>
  SITUACOES_DA_PENDENCIA.find((one) => one.idPendenciaDocumentoClienteSituacao === id)?.descricao ?? '';
