import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const versions = style({ display: 'grid', gap: space(5) });

export const notes = style({
  display: 'grid',
  gap: space(2),
  marginTop: space(2),
  paddingLeft: space(5),
  listStyle: 'disc',
});
