import { style } from '@vanilla-extract/css';
import { radius } from '#theme/scale.ts';

/** Next to the question about it. */
export const small = style({ maxWidth: 160, maxHeight: 120, borderRadius: radius.control });
