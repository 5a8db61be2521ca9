import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, motion, radius, space, target, text, under, weight } from '#theme/scale.ts';

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: target.touch,
  padding: `${space(2)} ${space(2)}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('carrinho.branch.hover.background') } } },
  },
});

export const sign = style({ flex: 'none', color: paint('carrinho.branch.icon') });

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
});

export const name = style({
  fontSize: text.lg,
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
  '@media': { [under.sheet]: { fontSize: text.md } },
});

export const count = style({
  fontSize: text.sm,
  fontWeight: weight.regular,
  color: paint('carrinho.branch.count'),
});

export const chevron = style({
  flex: 'none',
  color: paint('carrinho.branch.count'),
  transition: `transform ${motion.calm}`,
  selectors: { '[aria-expanded=false] > &': { transform: 'rotate(-90deg)' } },
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  marginTop: space(2),
  selectors: { '&[hidden]': { display: 'none' } },
});
