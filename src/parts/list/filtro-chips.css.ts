import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), minWidth: 0 });

export const chip = style({ flex: 'none', display: 'inline-flex', maxWidth: '100%', minWidth: 0 });
