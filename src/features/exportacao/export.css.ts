import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const body = style({ display: 'grid', gap: space(4) });
export const step = style({ fontSize: text.xs, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const question = style({ fontSize: text.md, fontWeight: weight.medium });
export const note = style({ fontSize: text.sm, color: color.inkSoft });
export const file = style({
  padding: space(3),
  background: color.sunken,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
