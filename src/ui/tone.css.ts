import { styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';

/** Colours with a meaning, always next to a word. */
export type Tone = 'neutral' | 'brand' | 'accent' | 'positive' | 'caution' | 'negative' | 'pending' | 'sync';

const tones: { [Name in Tone]: Name } = {
  neutral: 'neutral',
  brand: 'brand',
  accent: 'accent',
  positive: 'positive',
  caution: 'caution',
  negative: 'negative',
  pending: 'pending',
  sync: 'sync',
};

/** A tone's text colour on the page or a card. */
export const ink = styleVariants(tones, (tone) => ({ color: paint(`status.${tone}`) }));

/** A tone's text on its soft background: a badge. */
export const soft = styleVariants(tones, (tone) => ({
  color: paint(`badge.${tone}.text`),
  background: paint(`badge.${tone}.background`),
}));
