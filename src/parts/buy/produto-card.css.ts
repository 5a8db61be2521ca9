import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** Heights of a card in CSS pixels: with prices for a customer, and for a visitor. */
export const CARD_HEIGHT = { cliente: 430, visitante: 350 } as const;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: `${CARD_HEIGHT.cliente}px`,
  minWidth: 0,
  padding: space(3),
  border: `1px solid ${paint('produto.border')}`,
  borderRadius: radius.card,
  background: paint('produto.background'),
  fontSize: text.sm,
  containerType: 'inline-size',
  selectors: {
    '&[data-visitor=true]': { height: `${CARD_HEIGHT.visitante}px` },
    '&[data-marked=true]': { borderColor: color.brand, background: paint('produto.selected.background') },
  },
  '@media': { [hoverable]: { selectors: { '&:hover': { borderColor: color.lineStrong } } } },
});

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '22px',
});

export const inCart = style({
  flex: 'none',
  padding: `1px ${space(2)}`,
  borderRadius: radius.round,
  background: color.positiveSoft,
  color: color.positive,
  fontSize: text.xs,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Takes the room left by the words: the picture shrinks, never the price. */
export const picture = style({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
});

// Shrinks instead of being cut off if there is little space.
globalStyle(`${picture} > *`, { maxHeight: '100%', maxWidth: '100%' });

export const dim = style({ opacity: 0.55 });

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const words = style({ flex: 'none', display: 'grid', gap: '2px', minWidth: 0 });

export const nome = style([
  clamp(3),
  {
    minHeight: '3.9em',
    fontSize: text.sm,
    color: paint('produto.name'),
    fontWeight: weight.bold,
    lineHeight: 1.3,
  },
]);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole card leads to the details, while its controls still work.
    '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { outline: `2px solid ${paint('produto.focus.ring')}`, outlineOffset: '2px' },
  },
  '@media': { [hoverable]: { selectors: { '&:hover': { color: color.brandText } } } },
});

export const apresentacao = style({ fontWeight: weight.regular });

export const fabricante = style([clamp(1), { fontSize: text.xs, color: paint('produto.detail') }]);

/** Above the link that covers the card. */
export const over = style({ position: 'relative', zIndex: 1, minWidth: 0 });

/** Four lines, so that names are at one height for any price block with its margin. */
export const price = style({ flex: 'none', minHeight: '70px' });

export const none = style({ fontSize: text.xs, color: paint('preco.none') });

export const indisponivel = style({ fontWeight: weight.bold, color: color.negative });

export const buy = style({
  flex: 'none',
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 190px)': {
      selectors: {
        '&[data-counted=true][data-dense=true]': { gridTemplateColumns: '112px minmax(0, 1fr)' },
      },
    },
    '(min-width: 250px)': {
      selectors: { '&[data-counted=true]': { gridTemplateColumns: '132px minmax(0, 1fr)' } },
    },
  },
});
