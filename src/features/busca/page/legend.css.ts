import { style } from '@vanilla-extract/css';
import { from, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  '@media': { [under.wide]: { display: 'none' } },
});

export const folded = style({ display: 'inline-flex', '@media': { [from.wide]: { display: 'none' } } });

export const column = style({ display: 'grid', gap: space(3) });

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: text.sm,
});

export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '5px',
  background: color.sunken,
  border: `1px solid ${color.line}`,
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1,
});
