import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, text, under, weight } from '#theme/scale.ts';

export const header = style({ display: 'grid', gap: space(3), marginBottom: space(4) });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

export const title = style({
  color: paint('page.title'),
  fontSize: text.xl,
  letterSpacing: '-0.01em',
  '@media': { [under.sheet]: { fontSize: text.lg } },
});

export const count = style({
  color: paint('page.count'),
  fontSize: text.sm,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
