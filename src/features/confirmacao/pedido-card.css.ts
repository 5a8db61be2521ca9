import { style } from '@vanilla-extract/css';
import { hoverable, motion, radius, reach, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const card = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  selectors: {
    '&[data-estado=liberado]': { boxShadow: `inset 4px 0 0 ${color.positive}` },
    '&[data-estado=aguardando]': { boxShadow: `inset 4px 0 0 ${color.accent}` },
    '&[data-estado=recusado]': { boxShadow: `inset 4px 0 0 ${color.negative}` },
  },
  '@media': { print: { breakInside: 'auto' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(3)} ${space(4)} ${space(3)} ${space(5)}`,
});

export const words = style({ flex: '1 1 220px', minWidth: 0 });

export const title = style({ overflowWrap: 'anywhere' });

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  color: color.positive,
  fontSize: text.lg,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-estado=aguardando]': { color: color.ink },
    '&[data-estado=recusado]': { color: color.negative },
  },
});

/** The number links to the order's own page. */
export const link = style({ position: 'relative', color: 'inherit', selectors: reach('-10px 0') });

export const terms = style({ color: color.inkSoft, fontSize: text.sm, overflowWrap: 'anywhere' });

export const reason = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `0 ${space(4)} ${space(3)} ${space(5)}`,
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: target.touch,
  padding: `0 ${space(4)} 0 ${space(5)}`,
  border: 0,
  borderTop: `1px solid ${color.line}`,
  background: 'none',
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.bold,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.brandSoft } } } },
});

export const chevron = style({
  transition: `transform ${motion.calm}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const lines = style({
  padding: `0 ${space(3)} ${space(3)}`,
  selectors: { '&[data-open=false]': { display: 'none' } },
  '@media': { print: { selectors: { '&[data-open=false]': { display: 'block' } } } },
});

export const maker = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});

export const given = style({
  display: 'block',
  color: color.positive,
  fontSize: text.xs,
  fontWeight: weight.medium,
});

export const missing = style({ color: color.caution, fontWeight: weight.medium });

/** On paper a plain name: a link is of no use there. */
export const combo = style({
  color: color.brandText,
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});
