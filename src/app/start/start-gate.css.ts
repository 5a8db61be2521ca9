import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const loading = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(4),
  minHeight: '60dvh',
});
