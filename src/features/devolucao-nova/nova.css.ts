import { style } from '@vanilla-extract/css';
import { weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const prazo = style({ color: color.positive, fontWeight: weight.medium });
