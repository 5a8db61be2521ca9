import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, text, weight } from '#theme/scale.ts';

/** The columns at a desk; the header above them uses the same. */
export const tableColumns = '80px minmax(0, 1fr) 168px 124px 184px 172px';

const places = {
  card: {
    gridTemplateColumns: '64px minmax(0, 1fr) 150px',
    gridTemplateAreas: '"drawing produto produto" "preco preco quantidade"',
    gap: `${space(2)} ${space(3)}`,
    padding: space(3),
  },
  row: {
    gridTemplateColumns: '64px minmax(0, 1fr) 176px 160px',
    gridTemplateAreas: '"drawing produto preco quantidade"',
    gap: space(4),
    padding: `${space(3)} ${space(4)}`,
  },
  table: {
    gridTemplateColumns: tableColumns,
    gap: space(3),
    padding: `${space(2)} ${space(4)}`,
    alignItems: 'center',
  },
} as const;

export const row = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  background: paint('produto.background'),
  // At the top: heights are measured in whole pixels, and the next row may cover this row's last one.
  borderTop: `1px solid ${paint('produto.border')}`,
  fontSize: text.sm,
  // A row that the keyboard reaches must not hide behind the header.
  scrollMarginBlock: '120px 24px',
  selectors: {
    '&[data-index="0"]': { borderTopColor: 'transparent' },
    '&[aria-selected=true]': { background: paint('produto.selected.background') },
    '&[data-bare=true]': {
      gridTemplateColumns: '64px minmax(0, 1fr)',
      gridTemplateAreas: '"drawing produto"',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${paint('produto.focus.ring')}` },
    // A row in the cart is visible from afar, coloured by how much of it is served.
    '&[data-served]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: '4px',
      background: paint('produto.served.stripe'),
    },
    '&[data-served=part]::before': { background: paint('produto.part.stripe') },
    '&[data-served=none]::before': { background: paint('produto.missing.stripe') },
    '&[data-served=all]:not([aria-selected=true])': { background: paint('positiveSoft') },
    '&[data-served=part]:not([aria-selected=true])': { background: paint('cautionSoft') },
    '&[data-served=none]:not([aria-selected=true])': { background: paint('negativeSoft') },
    '&[aria-disabled=true]': { background: paint('sunken') },
  },
  '@media': {
    [hoverable]: {
      selectors: {
        '&:hover:not([aria-selected=true]):not([data-served])': {
          background: paint('produto.hover.background'),
        },
      },
    },
  },
});

export const layout = styleVariants(places);

const inArea = (gridArea: string) => ({
  selectors: {
    [`${layout.card} > &, ${layout.row} > &`]: { gridArea },
  },
});

export const drawing = style([
  inArea('drawing'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    selectors: { '[aria-disabled=true] > &': { opacity: 0.6 } },
  },
]);

export const mark = style({
  width: '20px',
  height: '20px',
  margin: 0,
  flex: 'none',
  accentColor: paint('brand'),
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const extras = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  marginTop: space(1),
});

export const produto = style([inArea('produto'), { minWidth: 0 }]);

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const nome = style([
  clamp(4),
  { color: paint('produto.name'), fontWeight: weight.bold, lineHeight: 1.3 },
]);

export const apresentacao = style({
  fontWeight: weight.regular,
  color: paint('produto.name'),
  // The whole name of an item whose lot came back stands out.
  selectors: { '[data-lote=true] &': { fontWeight: weight.bold } },
});

export const substancia = style([clamp(1), { fontSize: text.xs, color: paint('produto.detail') }]);

export const laboratorio = style({ fontSize: text.xs, color: paint('produto.detail') });

export const laboratorioCell = style({ minWidth: 0 });

export const fabricante = style(clamp(2));

export const codigo = style({
  minWidth: 0,
  fontSize: text.xs,
  color: paint('produto.detail'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const ean = style([codigo, { whiteSpace: 'nowrap' }]);

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
});

export const precoPlace = style([
  inArea('preco'),
  {
    selectors: {
      [`${layout.row} > &, ${layout.table} > &`]: { textAlign: 'right' },
      [`${layout.card} > &`]: { alignSelf: 'center' },
    },
  },
]);

const aside = { fontSize: text.xs } as const;

export const semCondicao = style({ ...aside, color: paint('preco.none') });

export const quantidadePlace = style([
  inArea('quantidade'),
  { selectors: { [`${layout.card} > &`]: { alignSelf: 'end' } } },
]);

export const avise = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
});

export const resumo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: `0 ${space(2)}`,
  marginTop: '2px',
  fontVariantNumeric: 'tabular-nums',
});

/** The letter of how a line is served, in its colour. */
export const letra = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: '1.5px solid currentColor',
  borderRadius: '4px',
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1,
});

export const valorTotal = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const queued = style({
  padding: `0 6px`,
  borderRadius: radius.round,
  background: paint('produto.queued.background'),
  color: paint('produto.queued.text'),
  fontSize: text.xs,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});

export const falta = style({
  width: '100%',
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: paint('produto.missing.text'),
  textAlign: 'right',
});
