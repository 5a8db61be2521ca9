import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', objectFit: 'contain', maxWidth: '100%' });

export const place = style({ position: 'relative', display: 'grid', placeItems: 'center' });
