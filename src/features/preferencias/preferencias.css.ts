import { style, styleVariants } from '@vanilla-extract/css';
import { hoverable, radius, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space(5), gridTemplateColumns: 'minmax(0, 1fr)' });

/** The customer's part, and the user's part for every customer. */
export const part = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { paddingTop: space(5), borderTop: `1px solid ${color.line}` } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space(4),
  '@media': { [under.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fieldset = style({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
});

export const label = style({ fontSize: text.sm, fontWeight: weight.medium });

/** A legend is no part of its fieldset's grid. */
export const legend = style([label, { padding: 0, marginBottom: space(1) }]);

const cards = style({ display: 'grid', gap: space(2) });

/** How wide a card is at least: one with words, one with a word. */
export const cardsOf = styleVariants({
  words: [cards, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }],
  word: [cards, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
});

const box = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.touch,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
} as const;

export const card = style({
  ...box,
  selectors: {
    '&:has(:checked)': { borderColor: color.brand, background: color.brandSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});

export const radio = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: color.brand,
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: weight.medium });

export const note = style({
  display: 'block',
  fontSize: text.sm,
  fontWeight: weight.regular,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const cliente = style({
  ...box,
  width: '100%',
  minHeight: '60px',
  paddingLeft: space(5),
  overflow: 'clip',
  fontSize: text.md,
  textAlign: 'left',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.page } } } },
});

/** The customer's colour runs along the left edge, as in the band over the page. */
export const stripe = style({ position: 'absolute', insetBlock: 0, left: 0, width: space(2) });

export const sign = style({ flex: 'none', color: color.inkSoft });

export const error = style({
  display: 'flex',
  gap: space(1),
  alignItems: 'center',
  fontSize: text.sm,
  fontWeight: weight.medium,
  color: color.negative,
});
