import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { text } from '#theme/scale.ts';

/** One line: a PMC that does not fit next to the margin wraps out of sight. */
export const margem = style({
  height: '1.3em',
  overflow: 'hidden',
  lineHeight: 1.3,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: paint('preco.tax'),
});
