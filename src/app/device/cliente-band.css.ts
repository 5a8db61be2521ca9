import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { contentWidth, hoverable, space, target, text, under, weight } from '#theme/scale.ts';

export const band = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: `calc(${target.touch} + 1px)`,
  background: paint('cliente.background'),
  color: paint('cliente.name'),
  borderBottom: `1px solid ${paint('cliente.border')}`,
});

/** The customer's colour runs along the whole left edge, so that it is noticed at a glance. */
export const stripe = style({ position: 'absolute', insetBlock: 0, left: 0, width: space(2) });

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  flex: 1,
  minWidth: 0,
  maxWidth: contentWidth,
  marginInline: 'auto',
  minHeight: target.touch,
  padding: `0 ${space(4)}`,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default', opacity: 1 } },
  '@media': {
    [hoverable]: { selectors: { '&:hover:enabled': { background: paint('cliente.hover.background') } } },
  },
});

export const label = style({
  fontSize: text.xs,
  color: paint('cliente.label'),
  '@media': { [under.sheet]: { display: 'none' } },
});

/** The name with the number next to it, or under it where there is no room for both. */
export const who = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  minWidth: 0,
  selectors: { '&&::after': { left: 0 } },
  '@media': { [under.cards]: { display: 'block', lineHeight: 1.2 } },
});

export const name = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.md,
  fontWeight: weight.bold,
});

export const detail = style({
  flexShrink: 0,
  fontSize: text.sm,
  color: paint('cliente.detail'),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [under.cards]: { fontSize: text.xs } },
});

/** At a desk next to the customer, where it is read with it; on a narrow screen at the edge, in the thumb's reach. */
export const sign = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: paint('cliente.sign'),
  '@media': { [under.longIcons]: { marginLeft: 'auto' } },
});

export const signWord = style({
  color: paint('cliente.name'),
  fontSize: text.sm,
  fontWeight: weight.medium,
  '@media': { [under.sheet]: { display: 'none' } },
});
