import { style } from '@vanilla-extract/css';
import { radius } from '#theme/scale.ts';

/** The customer's colour, as in the band over the page. */
export const swatch = style({ flex: 'none', width: '6px', alignSelf: 'stretch', borderRadius: radius.round });
