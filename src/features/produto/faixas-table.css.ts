import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: space(2), minWidth: 0 });

export const title = style({ fontSize: text.md, fontWeight: weight.bold });

export const frame = style({
  maxHeight: '200px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const table = style({ width: '100%', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

// A tablet has room for all columns with less between them; a phone's tier is a few lines of named figures.
const cellBase = {
  padding: `6px ${space(3)}`,
  whiteSpace: 'nowrap',
  textAlign: 'right',
  '@media': {
    [under.icons]: { padding: '6px 6px' },
    [under.cards]: { padding: 0, border: 0 },
  },
} as const;

export const head = style({
  '@media': {
    [under.cards]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const header = style({
  ...cellBase,
  '@media': { [under.icons]: { padding: '6px 6px', whiteSpace: 'normal' } },
  position: 'sticky',
  top: 0,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
  selectors: { '&:first-child': { textAlign: 'left' } },
});

export const row = style({
  selectors: { '&[data-applied=true]': { background: color.positiveSoft } },
  '@media': {
    [under.cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space(3)}`,
      padding: `${space(2)} ${space(3)}`,
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const name = style({
  ...cellBase,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'left',
  fontWeight: weight.medium,
});

export const applied = style({
  marginLeft: space(2),
  color: color.positive,
  fontSize: text.xs,
  fontWeight: weight.bold,
});

const named = {
  content: ['attr(data-name) " "', 'attr(data-name) " " / ""'],
  fontSize: text.xs,
  fontWeight: weight.regular,
  color: color.inkSoft,
};

export const cell = style({
  ...cellBase,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    ...cellBase['@media'],
    [under.cards]: {
      ...cellBase['@media'][under.cards],
      // After the figures that decide: the total, the margin and the price with ST.
      order: 1,
      selectors: { '&:last-child': { order: 0 }, '&::before': named },
    },
  },
});

export const strong = style({
  ...cellBase,
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.bold,
  '@media': {
    ...cellBase['@media'],
    [under.cards]: { ...cellBase['@media'][under.cards], selectors: { '&::before': named } },
  },
});

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
});

export const page = style({ fontSize: text.sm, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
