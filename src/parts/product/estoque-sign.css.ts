import { style } from '@vanilla-extract/css';
import { space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const estoque = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(2)}`,
});

export const units = style({
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
