import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const progress = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });

export const bar = style({ flex: '1 1 240px' });
