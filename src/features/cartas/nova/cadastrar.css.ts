import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

/** The steps after this screen. */
export const lista = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingInlineStart: space(5),
  listStyle: 'decimal',
});
