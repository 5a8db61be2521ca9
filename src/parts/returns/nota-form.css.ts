import { style } from '@vanilla-extract/css';
import { radius, space, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxWidth: '760px',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const nota = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 2fr 2fr',
  gap: space(3),
  '@media': { [under.sheet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
});
