import { style } from '@vanilla-extract/css';
import { tableColumns } from '#features/busca/list/produto-row.css.ts';
import { paint } from '#theme/paint.ts';
import { layer, radius, space, text, under, weight } from '#theme/scale.ts';

export const screen = style({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' });

/** Title, count and age on one line; on a phone the last two share theirs. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"title count age"',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(4)}`,
  '@media': { [under.cards]: { gridTemplateAreas: '"title title title" "count count age"' } },
});

export const title = style({
  gridArea: 'title',
  color: paint('busca.title'),
  fontSize: text.lg,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [under.cards]: { fontSize: text.md } },
});

export const searched = style({ fontWeight: weight.bold });

const figure = {
  fontSize: text.sm,
  color: paint('busca.count'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const count = style({
  ...figure,
  gridArea: 'count',
  justifySelf: 'end',
  fontWeight: weight.medium,
  '@media': { [under.cards]: { justifySelf: 'start' } },
});

export const age = style({ ...figure, gridArea: 'age', justifySelf: 'end' });

export const grid = style({
  border: `1px solid ${paint('produto.frame')}`,
  borderRadius: radius.card,
  background: paint('produto.background'),
  // Clips the rows' corners without becoming a scroll container.
  overflow: 'clip',
});

export const rows = style({
  position: 'relative',
  '@media': { print: { height: 'auto !important' } },
});

export const placed = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  '@media': { print: { position: 'static', transform: 'none !important' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: tableColumns,
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  background: paint('produto.header.background'),
  color: paint('produto.header.text'),
  fontSize: text.xs,
  fontWeight: weight.bold,
});

export const column = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:nth-child(5)': { textAlign: 'right' },
    '&:nth-child(6)': { textAlign: 'center' },
  },
});

/** Paper lacks the page's header, and prices must name their customer. */
export const printedCliente = style({
  display: 'none',
  '@media': { print: { display: 'block', fontWeight: weight.bold } },
});

export const unread = style({ display: 'grid', alignContent: 'center', gap: space(2), gridColumn: '1 / -1' });

export const loading = style({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  background: paint('busca.loading.background'),
  border: `1px solid ${paint('busca.loading.border')}`,
  borderRadius: radius.card,
});

export const ghost = style({ display: 'grid', gap: space(2) });

export const backToTop = style({
  position: 'fixed',
  // At the left, where the rows have no touch targets.
  left: `max(${space(4)}, env(safe-area-inset-left))`,
  bottom: `calc(${space(4)} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  borderRadius: radius.control,
  boxShadow: `0 4px 16px ${paint('busca.top.shadow')}`,
});
