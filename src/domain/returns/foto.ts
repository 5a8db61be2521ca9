import { ANEXOS_MAXIMO } from '#contract/returns/devolucao-anexos.ts';

/** The sentences about photographs that device and server share. */
export const FOTO_FORMATO = 'Envie uma fotografia jpg ou png.';
export const FOTOS_DEMAIS = `Uma devolução tem no máximo ${ANEXOS_MAXIMO} fotografias.`;
