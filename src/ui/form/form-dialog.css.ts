import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
