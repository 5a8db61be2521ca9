import { style } from '@vanilla-extract/css';

export const stack = style({ position: 'relative', display: 'block', flex: 'none' });

export const box = style({ position: 'absolute', lineHeight: 0 });
