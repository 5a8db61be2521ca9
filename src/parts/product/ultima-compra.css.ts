import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const compra = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const recompra = style({ color: color.brandText, fontWeight: weight.bold });
