import { style } from '@vanilla-extract/css';
import { space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space(3),
  alignItems: 'start',
  '@media': { [under.sheet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** In line with the fields, below their labels. */
export const buscar = style({
  display: 'grid',
  paddingTop: '24px',
  '@media': { [under.sheet]: { gridColumn: '1 / -1', paddingTop: 0 } },
});

export const largo = style({ '@media': { [under.sheet]: { gridColumn: '1 / -1' } } });

export const age = style({ color: color.inkSoft, fontSize: text.sm });

export const numero = style({ fontWeight: weight.bold });

export const sinais = style({ display: 'flex', flexWrap: 'wrap', gap: space(1), justifyContent: 'flex-end' });
