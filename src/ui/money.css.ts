import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { text, weight } from '#theme/scale.ts';

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: paint('money.text'),
});

export const size = styleVariants({
  sm: { fontSize: text.sm },
  md: { fontSize: text.md, fontWeight: weight.bold },
  lg: { fontSize: text.lg, fontWeight: weight.bold },
  xl: { fontSize: text.xl, fontWeight: weight.bold, letterSpacing: '-0.01em' },
});

export const currency = style({
  fontSize: '0.7em',
  fontWeight: weight.medium,
  color: paint('money.currency'),
});

export const struck = style({
  textDecoration: 'line-through',
  fontWeight: weight.regular,
  color: paint('money.struck'),
});
