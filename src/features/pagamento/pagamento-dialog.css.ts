import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const sections = style({ display: 'grid', gap: space(5) });

export const section = style({
  display: 'grid',
  gap: space(3),
  selectors: {
    '& + &': { paddingTop: space(5), borderTop: `1px solid ${color.line}` },
  },
});
