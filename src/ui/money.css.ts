import { style, styleVariants } from '@vanilla-extract/css';
import { text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: color.ink });

export const size = styleVariants({
  sm: { fontSize: text.sm },
  md: { fontSize: text.md, fontWeight: weight.bold },
  lg: { fontSize: text.lg, fontWeight: weight.bold },
  xl: { fontSize: text.xl, fontWeight: weight.bold, letterSpacing: '-0.01em' },
});

export const currency = style({ fontSize: '0.7em', fontWeight: weight.medium, color: color.inkSoft });

export const struck = style({
  textDecoration: 'line-through',
  fontWeight: weight.regular,
  color: color.inkSoft,
});
