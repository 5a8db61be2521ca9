import { style } from '@vanilla-extract/css';
import { radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The customer's colour, as in the band over the page. */
export const swatch = style({ flex: 'none', width: '6px', alignSelf: 'stretch', borderRadius: radius.round });

export const blocked = style({
  display: 'flex',
  gap: space(1),
  alignItems: 'flex-start',
  paddingTop: space(1),
  fontSize: text.sm,
  lineHeight: 1.3,
  color: color.caution,
});

export const sign = style({ flex: 'none', marginTop: '1px' });

export const preparo = style({ display: 'block', paddingTop: space(1) });
