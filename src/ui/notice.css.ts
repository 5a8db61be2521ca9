import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, weight } from '#theme/scale.ts';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} ${space(4)} ${space(3)} ${space(5)}`,
  borderRadius: radius.control,
  fontSize: text.sm,
  color: paint('notice.text'),
});

/** The icon stands at the first line of the words, and one line is level with a button at the end. */
export const main = style({ flex: '1 1 190px', minWidth: 0, display: 'flex', gap: space(3) });

export const sign = style({ flex: 'none', marginTop: '1px' });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: weight.bold });

const tones = {
  brand: 'brand',
  caution: 'caution',
  negative: 'negative',
  positive: 'positive',
  pending: 'pending',
  sync: 'sync',
} as const;

/** A soft background with a stripe in the tone's colour at the left. */
export const tone = styleVariants(tones, (of) => ({
  background: paint(`notice.${of}.background`),
  boxShadow: `inset 4px 0 0 ${paint(`notice.${of}.stripe`)}`,
}));

export const signTone = styleVariants(tones, (of) => ({ color: paint(`notice.${of}.stripe`) }));

/** The acts stand among the words; on paper they are left out. */
export const acts = style({ display: 'contents' });
