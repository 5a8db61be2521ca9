import { style } from '@vanilla-extract/css';
import { contentWidth, space, under } from '#theme/scale.ts';

export const main = style({
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: `${space(4)} ${space(4)} ${space(16)}`,
  '@media': { [under.sheet]: { padding: `${space(3)} ${space(3)} ${space(16)}` } },
});

export const skeleton = style({ display: 'grid', gap: space(4) });
