import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import {
  from,
  headerHeight,
  isLow,
  hoverable,
  layer,
  radius,
  reach,
  space,
  target,
  text,
  touch,
  weight,
} from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const grid = style({
  border: `1px solid ${paint('table.border')}`,
  borderRadius: radius.card,
  background: paint('table.background'),
  // Clips the rows' corners without becoming a scroll container.
  overflow: 'clip',
  // A printed table repeats its head on each sheet.
  '@media': { print: { display: 'table', width: '100%', border: 0, overflow: 'visible' } },
});

// `size` is no property of elements, so the types have no name for it.
globalStyle('@page lista', { vars: { size: 'A4 landscape' } });
// Set on the body, or the browser prints the content above the list on a separate page.
globalStyle(`body:has(${grid}[data-paper=wide])`, { '@media': { print: { page: 'lista' } } });

/** The headings stay in view, under the page's header, while the list is scrolled. */
export const head = style({
  position: 'sticky',
  zIndex: layer.sticky,
  top: headerHeight,
  '@media': {
    [isLow]: { top: 0 },
    print: { display: 'table-header-group', position: 'static', breakInside: 'avoid' },
  },
});

export const rows = style({
  position: 'relative',
  '@media': { print: { display: 'table-row-group', height: 'auto !important' } },
});

const inRow = {
  display: 'grid',
  alignItems: 'center',
  gap: space(2),
  paddingInline: space(3),
  '@media': { print: { columnGap: space(1), paddingInline: space(1) } },
} as const;

export const columns = style({
  ...inRow,
  paddingBlock: space(2),
  background: paint('table.header.background'),
  color: paint('table.header.text'),
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1.25,
  '@media': { print: { ...inRow['@media'].print, color: 'CanvasText' } },
});

export const row = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  paddingBlock: space(2),
  // At the top: heights are measured in whole pixels, and the next row may cover this row's last pixel.
  borderTop: `1px solid ${paint('table.row.border')}`,
  background: paint('table.background'),
  color: paint('table.row.text'),
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'default',
  // A focused row must not hide behind the header.
  scrollMarginBlock: '120px 24px',
  selectors: {
    '&[data-index="0"]': { borderTopColor: 'transparent' },
    '&[aria-selected=true]': { background: paint('table.row.selected.background') },
    '&[aria-disabled=true]': { color: paint('table.empty') },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [hoverable]: {
      selectors: { '&:hover:not([aria-selected=true])': { background: paint('table.row.hover.background') } },
    },
    print: {
      position: 'static',
      transform: 'none !important',
      breakInside: 'avoid',
      paddingBlock: space(1),
      fontSize: text.xs,
    },
  },
});

// A focused row must not hide behind the headings either.
export const asTable = style({
  ...inRow,
  scrollMarginBlockStart: '160px',
  minHeight: '40px',
  '@media': { ...inRow['@media'], [touch]: { minHeight: target.touch } },
});

// A row with a button is as high as the others.
globalStyle(`${asTable} button`, { marginBlock: '-6px' });

export const asCard = style({
  ...inRow,
  alignItems: 'start',
  paddingBlock: space(3),
});

export const cell = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 });

export const numeric = style({ paddingInlineEnd: space(2), textAlign: 'right' });

/** The way to a row's own page. A code of two digits is small: its touch target is larger. */
export const codigo = style({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.brandText,
  fontWeight: weight.bold,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: reach('-14px -13px'),
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const mark = style({
  display: 'block',
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: paint('brand'),
});

/** In a card the other columns are next to the name. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  marginTop: space(1),
});

export const factName = style({ marginRight: space(1), color: paint('table.card.label'), fontSize: text.xs });

export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
});

// The amount stays at the right of the first line: a long name wraps next to it.
globalStyle(`${cardHead} > :first-child`, { minWidth: 0 });
globalStyle(`${cardHead} > :last-child`, { flex: 'none' });

/** A card: name, amount, state, facts and act, on a tablet in two lines. */
export const cartao = style({
  display: 'grid',
  gridTemplate: '"titulo valor" "situacao situacao" "fatos acao" / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: '2px',
  '@media': {
    [from.cards]: {
      gridTemplate: '"titulo situacao valor" "fatos fatos acao" / 148px minmax(0, 1fr) auto',
      rowGap: space(1),
    },
  },
});

export const titulo = style({
  gridArea: 'titulo',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  fontWeight: weight.bold,
});

export const valor = style({
  gridArea: 'valor',
  fontWeight: weight.bold,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

export const situacao = style({
  gridArea: 'situacao',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
});

export const acao = style({ gridArea: 'acao', alignSelf: 'end', justifySelf: 'end' });

export const fatos = style({
  gridArea: 'fatos',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space(3)}`,
  // On a phone they are less than the state and the amount.
  color: color.inkSoft,
  '@media': { [from.cards]: { color: 'inherit' } },
});

// Without an act the facts have the whole width.
globalStyle(`${fatos}:last-child`, { gridColumnEnd: 'valor' });

export const mais = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.brandText,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: reach('-12px 0'),
});
