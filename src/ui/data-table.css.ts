import { style } from '@vanilla-extract/css';
import { hoverable, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const frame = style({
  overflowX: 'auto',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const table = style({ width: '100%', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

export const header = style({
  position: 'sticky',
  top: 0,
  padding: `${space(2)} ${space(3)}`,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingLeft: space(4) }, '&:last-child': { paddingRight: space(4) } },
});

export const cell = style({
  padding: `${space(2)} ${space(3)}`,
  height: '48px',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingLeft: space(4) }, '&:last-child': { paddingRight: space(4) } },
});

export const numeric = style({ textAlign: 'right', whiteSpace: 'nowrap' });

export const row = style({
  selectors: { '&[aria-selected=true], &[data-selected=true]': { background: color.brandSoft } },
});

export const pressable = style({
  cursor: 'pointer',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.page } } } },
});

export const rowButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  fontWeight: weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const cards = style({ display: 'grid', gap: space(2) });

export const card = style({
  position: 'relative',
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: text.sm,
  selectors: { '&[data-selected=true]': { background: color.brandSoft, borderColor: color.brand } },
});

export const cardTitle = style({ fontSize: text.md, fontWeight: weight.medium, overflowWrap: 'anywhere' });

// The whole card answers a touch, while what is inside it can still be touched by itself.
export const cardButton = style([
  rowButton,
  { selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card } } },
]);

export const facts = style({ display: 'grid', gap: space(1), marginTop: space(2) });

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  alignItems: 'center',
});

export const factName = style({ color: color.inkSoft });

export const factValue = style({
  position: 'relative',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const emptyRow = style({ padding: space(6), textAlign: 'center', color: color.inkSoft });
