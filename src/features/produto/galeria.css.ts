import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const galeria = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'center',
  alignContent: 'start',
  '@media': { [under.detail]: { gap: space(2) } },
});

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [under.detail]: { padding: space(2) } },
});

export const whole = style({ display: 'block', overflow: 'hidden' });

/** The front of the box, twice as large. */
export const near = style({ display: 'block', overflow: 'hidden' });

export const thumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thumb = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  padding: '3px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  '@media': { [under.detail]: { width: '48px', height: '48px', overflow: 'hidden' } },
  selectors: {
    '&[data-shown=true]': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
  },
});

export const choose = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  cursor: 'pointer',
});

globalStyle(`${near} > svg`, { transform: 'scale(2)', transformOrigin: '42% 62%' });
