import { style } from '@vanilla-extract/css';
import { space } from '#theme/scale.ts';

/** Between cards, in CSS pixels. */
export const CARD_GAP = 12;

export const line = style({
  display: 'grid',
  gap: space(3),
  paddingBottom: space(3),
});

export const cell = style({ display: 'grid', minWidth: 0, scrollMarginBlock: '120px 24px' });
