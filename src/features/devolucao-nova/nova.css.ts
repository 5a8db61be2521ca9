import { style } from '@vanilla-extract/css';
import { text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const prazo = style({ color: color.positive, fontSize: text.sm, fontWeight: weight.medium });
