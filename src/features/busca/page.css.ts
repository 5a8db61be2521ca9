import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

/** Under the tools: what is chosen at the left, what the list's colours say at the right. */
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  minWidth: 0,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
});
