import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, motion, radius, space, stillness, target, text, weight } from '#theme/scale.ts';

export const card = style({
  border: `1px solid ${paint('disclosure.border')}`,
  borderRadius: radius.card,
  background: paint('disclosure.background'),
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: `calc(${target.touch} + ${space(3)})`,
  padding: `${space(2)} ${space(3)} ${space(2)} ${space(4)}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('disclosure.hover.background') } } },
  },
});

export const icon = style({ flex: 'none', display: 'grid', color: paint('disclosure.icon') });

export const words = style({ flex: 1, minWidth: 0 });

export const title = style({
  color: paint('disclosure.title'),
  fontSize: text.md,
  fontWeight: weight.bold,
  lineHeight: 1.25,
});

export const summary = style({
  color: paint('disclosure.summary'),
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const chevron = style({
  flex: 'none',
  color: paint('disclosure.chevron'),
  transition: `transform ${motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [stillness]: { transition: 'none' } },
});

export const body = style({ padding: `${space(1)} ${space(4)} ${space(4)}` });
