import { style } from '@vanilla-extract/css';
import { space, under, weight } from '#theme/scale.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const form = style({
  display: 'grid',
  // A date and the sign of its calendar need more than a number.
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) repeat(2, minmax(0, 5fr)) auto',
  gap: space(3),
  alignItems: 'start',
  '@media': { [under.cards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** In line with the fields, below their labels. */
export const buscar = style({
  display: 'grid',
  paddingTop: '24px',
  '@media': { [under.cards]: { gridColumn: '1 / -1', paddingTop: 0 } },
});

export const numero = style({ fontWeight: weight.bold });
