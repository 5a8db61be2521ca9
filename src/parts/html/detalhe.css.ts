import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** A number and its situation in the title of a page of details. */
export const headline = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
  fontVariantNumeric: 'tabular-nums',
});
