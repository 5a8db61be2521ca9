import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

export const titulo = style({ fontSize: text.md });

export const remark = style({ color: color.inkSoft, fontSize: text.sm });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space(3),
  maxWidth: 720,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid', alignContent: 'start', gap: space(1), fontSize: text.sm });

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  padding: 0,
  overflow: 'hidden',
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.regular,
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** A picture that opens. */
export const open = style([frame, { cursor: 'zoom-in' }]);

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  minHeight: space(9),
});

export const whole = style({ display: 'block', maxWidth: '100%', maxHeight: '70vh', margin: '0 auto' });
