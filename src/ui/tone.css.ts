import { styleVariants } from '@vanilla-extract/css';
import { color } from '#theme/tokens.css.ts';

/** The colours that mean something. Always beside a word. */
export type Tone = 'neutral' | 'brand' | 'accent' | 'positive' | 'caution' | 'negative' | 'pending' | 'sync';

const inks: Record<Tone, string> = {
  neutral: color.inkSoft,
  brand: color.brand,
  accent: color.ink,
  positive: color.positive,
  caution: color.caution,
  negative: color.negative,
  pending: color.pending,
  sync: color.sync,
};

const softs: Record<Tone, string> = {
  neutral: color.sunken,
  brand: color.brandSoft,
  accent: color.accentSoft,
  positive: color.positiveSoft,
  caution: color.cautionSoft,
  negative: color.negativeSoft,
  pending: color.pendingSoft,
  sync: color.syncSoft,
};

/** A tone's text colour. */
export const ink = styleVariants(inks, (value) => ({ color: value }));

/** A tone's text on its soft background. */
export const soft = styleVariants(inks, (value, tone) => ({ color: value, background: softs[tone] }));

/** A tone's soft background with a stripe of the tone at the left. */
export const striped = styleVariants(inks, (value, tone) => ({
  background: softs[tone],
  boxShadow: `inset 4px 0 0 ${tone === 'accent' ? color.accent : value}`,
}));
