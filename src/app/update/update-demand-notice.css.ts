import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const demand = style({ padding: `${space(2)} ${space(4)}` });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), justifyContent: 'end' });
