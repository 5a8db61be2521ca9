import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

// A tint alone is too pale for some eyes and screens.
const chosenEdge = { boxShadow: `inset 4px 0 0 ${color.brand}` } as const;

export const frame = style({
  overflowX: 'auto',
  background: paint('table.background'),
  border: `1px solid ${paint('table.border')}`,
  borderRadius: radius.card,
  // Paper does not scroll.
  '@media': { print: { overflowX: 'visible' } },
});

export const table = style({
  width: '100%',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: text.xs } },
});

// Paper is narrower than a screen, and its rows need no touch size.
const onPaper = { height: 'auto', padding: `${space(1)} ${space(2)}` } as const;
// On an upright tablet the figures leave more room to the name of the row.
const onTablet = { [under.icons]: { paddingInline: space(2) } };

export const header = style({
  position: 'sticky',
  top: 0,
  padding: `${space(2)} ${space(3)}`,
  background: paint('table.header.background'),
  color: paint('table.header.text'),
  fontSize: text.xs,
  fontWeight: weight.bold,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingLeft: space(4) }, '&:last-child': { paddingRight: space(4) } },
  '@media': {
    [under.icons]: { ...onTablet[under.icons], whiteSpace: 'normal' },
    print: { ...onPaper, position: 'static' },
  },
});

export const cell = style({
  padding: `${space(2)} ${space(3)}`,
  height: '48px',
  borderTop: `1px solid ${paint('table.row.border')}`,
  // Only the name of the row may be of any length; the other columns' words are not cut for it.
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingLeft: space(4), overflowWrap: 'anywhere' },
    '&:last-child': { paddingRight: space(4) },
    '[data-selected=true] > &:first-child': chosenEdge,
  },
  '@media': { ...onTablet, print: onPaper },
});

export const numeric = style({ textAlign: 'right', whiteSpace: 'nowrap' });

export const row = style({
  color: paint('table.row.text'),
  selectors: {
    '&[aria-selected=true], &[data-selected=true]': { background: paint('table.row.selected.background') },
    '&[data-disabled=true]': { color: paint('table.empty') },
  },
});

export const pressable = style({
  cursor: 'pointer',
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('table.row.hover.background') } } },
  },
});

export const rowButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  fontWeight: weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // In the padding: the columns do not move when a row is marked.
  selectors: {
    '&[aria-pressed=true]::before': {
      content: '"✓" / ""',
      display: 'inline-block',
      width: space(3),
      marginInlineStart: `-${space(3)}`,
      color: color.brand,
      fontSize: text.xs,
      overflowWrap: 'normal',
    },
  },
});

export const cards = style({ display: 'grid', gap: space(2) });

export const card = style({
  position: 'relative',
  padding: space(4),
  background: paint('table.card.background'),
  border: `1px solid ${paint('table.card.border')}`,
  borderRadius: radius.card,
  fontSize: text.sm,
  selectors: {
    '&[data-selected=true]': {
      background: paint('table.card.selected.background'),
      borderColor: paint('table.card.selected.border'),
      ...chosenEdge,
    },
    '&[data-disabled=true]': { color: paint('table.empty') },
  },
});

export const cardTitle = style({ fontSize: text.md, fontWeight: weight.medium, overflowWrap: 'anywhere' });

// The whole card reacts to a touch, while its controls still react by themselves.
export const cardButton = style([
  rowButton,
  { selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card } } },
]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: `${space(1)} ${space(6)}`,
  marginTop: space(2),
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  alignItems: 'center',
});

export const factName = style({ color: paint('table.card.label') });

export const factValue = style({
  position: 'relative',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const emptyRow = style({ padding: space(6), textAlign: 'center', color: paint('table.empty') });
