import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', objectFit: 'contain', maxWidth: '100%', maxHeight: '100%' });

export const place = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  maxWidth: '100%',
});
