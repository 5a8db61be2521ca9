import { style } from '@vanilla-extract/css';
import { space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const summary = style({ color: color.inkSoft, fontSize: text.sm });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 144px',
  alignItems: 'start',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [under.cards]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const change = style({ display: 'block', fontWeight: weight.bold });

export const prices = style({ fontVariantNumeric: 'tabular-nums' });

export const old = style({ color: color.inkSoft, fontWeight: weight.regular });

export const quantity = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '@media': { [under.cards]: { gridColumn: '2', textAlign: 'left', maxWidth: '180px' } },
});

export const ordered = style({ color: color.inkSoft, fontSize: text.xs });

/** The product that replaces a missing one, over the whole width. */
export const offer = style({ gridColumn: '1 / -1', display: 'grid', gap: space(1) });

export const offerTitle = style({ fontSize: text.xs, fontWeight: weight.bold, color: color.inkSoft });
