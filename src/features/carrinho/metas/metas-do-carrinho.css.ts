import { style } from '@vanilla-extract/css';
import { space, text } from '#theme/scale.ts';

export const metas = style({
  display: 'grid',
  gap: space(2),
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
