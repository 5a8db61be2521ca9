import type { Tone } from '#ui/tone.css.ts';

/** The colour of a status, next to its word. */
const TONES: Readonly<Record<number, Tone>> = {
  1: 'negative',
  2: 'sync',
  3: 'brand',
  6: 'negative',
  7: 'brand',
  9: 'brand',
  10: 'positive',
  11: 'caution',
  12: 'positive',
};

export const situacaoTone = (idPedidoSituacao: number): Tone => TONES[idPedidoSituacao] ?? 'neutral';
