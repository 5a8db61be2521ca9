import { style } from '@vanilla-extract/css';
import { from, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [from.longIcons]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: space(5) } },
});

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

/** Next to the groups at a desk, and in sight while they are scrolled. */
export const aside = style({
  display: 'grid',
  gap: space(4),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [from.longIcons]: { position: 'sticky', top: '88px' } },
});

export const client = style({ fontSize: text.sm, color: color.inkSoft, overflowWrap: 'anywhere' });

export const sums = style({ display: 'grid', gap: space(2), fontSize: text.sm });

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const free = style({ color: color.positive, fontWeight: weight.bold });

export const grandSum = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.bold,
});

export const actions = style({ display: 'grid', gap: space(3) });

/** The words of the quiet button are level with the others. */
export const policyLink = style({ marginInlineStart: `-${space(3)}` });

export const policies = style({
  display: 'grid',
  justifyItems: 'start',
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
});
