import { style } from '@vanilla-extract/css';
import { hoverable, radius, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const hero = style({ display: 'grid', gap: space(3), padding: `${space(2)} 0` });

export const greeting = style({ letterSpacing: '-0.01em' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space(4),
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [under.sheet]: { padding: space(4) } },
});

/** The customer's colour, as in the band over the page. */
export const stripe = style({ position: 'absolute', insetInline: 0, top: 0, height: space(1) });

export const eyebrow = style({ fontSize: text.sm, fontWeight: weight.bold, color: color.inkSoft });

export const nome = style({ fontSize: text.lg, overflowWrap: 'anywhere', marginTop: `-${space(2)}` });

export const quiet = style({
  fontSize: text.sm,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const small = style({
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  // A company's code may be one long word.
  overflowWrap: 'anywhere',
});

/** Where it will be said whether the device is ready. */
export const strip = style({ minHeight: '63px' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(8)}`,
  '@media': { [under.sheet]: { columnGap: space(4) } },
});

export const fact = style({ minWidth: 0 });

export const factName = style({ fontSize: text.xs, color: color.inkSoft });

/** A value that can be changed, and its link. */
export const factLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
});

export const factText = style({ fontSize: text.sm, fontWeight: weight.medium, lineHeight: '28px' });

export const cardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

/** Links of a card's line: the main one last, at the right. */
export const cardActs = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginLeft: 'auto' });

export const cardText = style({ fontSize: text.sm, color: color.inkSoft });

export const cardTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: `0 -${space(3)}`,
});

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '56px',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'left',
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.page } } } },
} as const;

export const listRow = style({ ...rowLook, justifyContent: 'space-between' });

/** The way to all of it. */
export const more = style({
  justifySelf: 'start',
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.bold,
  lineHeight: target.touch,
});

export const listMain = style({ display: 'grid', flex: 1, minWidth: 0 });

export const listName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.sm,
  color: color.inkSoft,
});

export const listEnd = style({ display: 'grid', justifyItems: 'end', flex: 'none' });

/** How many customers are ready, and the button that makes the others so. */
export const prontos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  fontSize: text.sm,
  color: color.inkSoft,
});

export const clientes = style([
  list,
  {
    maxHeight: '440px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    alignContent: 'start',
    '@media': { [under.cards]: { maxHeight: 'none', overflowY: 'visible' } },
  },
]);

export const cliente = style({
  ...rowLook,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { background: color.brandSoft } },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const swatch = style({ flex: 'none', width: '6px', alignSelf: 'stretch', borderRadius: radius.round });

export const clienteNome = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.sm,
  fontWeight: weight.medium,
  lineHeight: 1.3,
});

export const current = style({ flex: 'none', color: color.brandText });
