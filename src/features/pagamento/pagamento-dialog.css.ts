import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

/** The number and the amount of the order, under the title. */
export const total = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

/** The facts of the order, under the way to pay it. */
export const card = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
  background: color.page,
});

export const section = style({ display: 'grid', gap: space(1) });

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
});

/** Both buttons share a row. */
export const ends = style({
  display: 'flex',
  gap: space(3),
  '@media': { [under.sheet]: { width: '100%' } },
});
globalStyle(`${ends} > *`, { '@media': { [under.sheet]: { flex: '1 1 auto' } } });
