import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const hint = style({ color: color.inkSoft });
