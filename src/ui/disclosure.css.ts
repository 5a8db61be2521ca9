import { style } from '@vanilla-extract/css';
import { hoverable, motion, radius, space, stillness, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const card = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
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
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.page } } } },
});

export const icon = style({ flex: 'none', display: 'grid', color: color.brand });

export const words = style({ flex: 1, minWidth: 0 });

export const title = style({ fontSize: text.md, fontWeight: weight.bold, lineHeight: 1.25 });

export const summary = style({ color: color.inkSoft, fontSize: text.sm, overflowWrap: 'anywhere' });

export const chevron = style({
  flex: 'none',
  color: color.inkSoft,
  transition: `transform ${motion.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [stillness]: { transition: 'none' } },
});

export const body = style({ padding: `${space(1)} ${space(4)} ${space(4)}` });
