import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import {
  contentWidth,
  hoverable,
  isLow,
  layer,
  radius,
  space,
  target,
  text,
  under,
  weight,
} from '#theme/scale.ts';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  background: paint('header.background'),
  color: paint('header.text'),
  '@media': { [isLow]: { position: 'static' }, print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: `${space(2)} ${space(4)}`,
  '@media': { [under.sheet]: { padding: `${space(2)} ${space(2)}`, gap: space(1) } },
});

export const gap = style({ flex: 1 });

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.touch,
  minWidth: target.touch,
  justifyContent: 'center',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.control,
});

export const logoName = style({
  fontSize: text.lg,
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
  '@media': { [under.icons]: { display: 'none' } },
});

/** A store's own logo: as high as the bar allows, and narrow enough to leave the buttons their place. */
export const ownLogo = style({
  height: '36px',
  width: 'auto',
  maxWidth: '180px',
  objectFit: 'contain',
  '@media': { [under.sheet]: { maxWidth: '96px' } },
});

const onBar = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.touch,
  minWidth: target.touch,
  justifyContent: 'center',
  padding: `0 ${space(3)}`,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: weight.medium,
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('header.hover.background') } } },
    [under.sheet]: { padding: `0 ${space(1)}` },
  },
} as const;

export const search = style(onBar);

/** The field grows only as wide as a line is read at a glance. */
export const busca = style({
  flex: 1,
  minWidth: 0,
  maxWidth: '640px',
  marginInline: `${space(2)} auto`,
  color: paint('page.text'),
});

/** The search page's placeholder: as high as its own field, so that the bar does not move. */
export const buscaPlace = style({
  selectors: {
    '&:empty:last-child': {
      minHeight: target.touch,
      borderRadius: radius.control,
      background: paint('header.hover.background'),
    },
  },
});

export const entrada = style({ position: 'relative' });

// The field's own focus ring is in the colour of the bar: here it takes the accent.
globalStyle(`${busca} input:focus-visible`, {
  outline: `2px solid ${paint('header.count.background')}`,
  outlineOffset: '1px',
});

export const cart = style([
  onBar,
  { border: 0, background: 'none', font: 'inherit', fontWeight: weight.medium, cursor: 'pointer' },
]);

export const cliente = style([
  onBar,
  {
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // Its whole name grows to the left: the window's edge is near.
    selectors: { '&&::after': { right: 0 } },
  },
]);

export const clienteWords = style({ display: 'grid', lineHeight: 1.2, textAlign: 'left' });

export const clienteLabel = style({ fontSize: text.xs, fontWeight: weight.regular });

/** The customer's colour, with an edge that stands out from any bar. */
export const clienteColor = style({
  flex: 'none',
  width: '12px',
  height: '12px',
  borderRadius: radius.round,
  outline: `2px solid ${paint('header.text')}`,
});

const swell = keyframes({ '40%': { transform: 'scale(1.12)' } });

/** For half a second after a product was put into the cart. */
export const cartLit = style({ animation: `${swell} 500ms ease-out` });

export const cartIcon = style({ position: 'relative', flexShrink: 0 });

export const count = style({
  position: 'absolute',
  top: '-8px',
  left: '20px',
  // A longer number grows to both sides: the total stands close to it.
  transform: 'translateX(-50%)',
  minWidth: '18px',
  padding: '0 4px',
  borderRadius: radius.round,
  background: paint('header.count.background'),
  color: paint('header.count.text'),
  fontSize: text.xs,
  fontWeight: weight.bold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const cartTotal = style({
  marginLeft: space(1),
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [under.sheet]: { fontSize: text.sm } },
});

/** The place of the user's menu: its button takes the bar's colours, the menu itself the page's. */
export const user = style({});

globalStyle(`${user} > button`, { color: paint('header.text') });
// As specific as the button's own hover, which is made for the page: light under the bar's light icon.
const enabled = ':not(:disabled):not([aria-disabled=true])';
globalStyle(`${user} > button:hover${enabled}, ${user} > button[aria-expanded=true]${enabled}`, {
  background: paint('header.hover.background'),
  borderColor: paint('header.hover.background'),
});

/** A visitor's log-in button, which stands out from the bar. */
export const enter = style({});

globalStyle(`${enter} > button`, {
  background: paint('header.button.background'),
  borderColor: paint('header.button.background'),
  color: paint('header.button.text'),
});
// Not the page's own hover colours: the text is chosen for the ground of this button.
globalStyle(`${enter} > button:hover${enabled}`, {
  background: paint('header.button.background'),
  borderColor: paint('header.button.text'),
});
