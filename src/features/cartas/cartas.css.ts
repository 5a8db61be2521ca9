import { style } from '@vanilla-extract/css';
import { hoverable, space, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const codigo = style({
  color: color.brandText,
  fontWeight: weight.bold,
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const cardName = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
