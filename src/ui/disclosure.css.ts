import { style } from '@vanilla-extract/css';
import { motion, radius, space, target, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const box = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target.touch,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.card,
  fontWeight: weight.bold,
  listStyle: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  flex: 'none',
  color: color.inkSoft,
  transition: `transform ${motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
});

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const content = style({ padding: `0 ${space(4)} ${space(4)}` });
