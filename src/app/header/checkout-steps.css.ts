import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, text, weight } from '#theme/scale.ts';

export const place = style({ flex: 1, minWidth: 0 });

export const steps = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.sm,
});

export const step = style({ display: 'flex', alignItems: 'center', gap: space(2), whiteSpace: 'nowrap' });

export const sign = style({ flex: 'none' });

/** Shown by weight and by a line under it, not by colour. */
export const name = style({
  paddingBlock: space(1),
  borderBottom: '2px solid transparent',
  selectors: {
    '[aria-current="step"] > &': { borderBottomColor: 'currentColor', fontWeight: weight.bold },
  },
});

export const line = style({
  display: 'flex',
  padding: space(1),
  background: paint('header.menu.background'),
  borderBottom: `1px solid ${paint('header.menu.border')}`,
  color: paint('header.menu.text'),
  '@media': { print: { display: 'none' } },
});
