import { style } from '@vanilla-extract/css';
import { lineHeight } from '#theme/scale.ts';

export const area = style({ display: 'block', resize: 'vertical', lineHeight });
