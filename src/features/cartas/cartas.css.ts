import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const cardName = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
