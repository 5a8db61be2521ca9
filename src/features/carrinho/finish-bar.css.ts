import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { isLow, layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { lift } from '#ui/layer/toast-host.css.ts';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${space(2)} + env(safe-area-inset-bottom))`,
  zIndex: layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  padding: `${space(3)} ${space(4)}`,
  background: paint('carrinho.bar.background'),
  border: `1px solid ${paint('carrinho.bar.border')}`,
  borderRadius: radius.card,
  boxShadow: `0 8px 28px ${paint('carrinho.bar.shadow')}`,
  '@media': {
    [under.cards]: { gap: `${space(2)} ${space(3)}`, padding: space(3) },
    [isLow]: { position: 'static' },
    print: { position: 'static', breakInside: 'avoid', boxShadow: 'none' },
  },
});

// Keeps focused elements, and floating ones at the bottom, clear of the bar.
globalStyle(`html:has(${bar})`, {
  vars: { [lift]: '84px' },
  scrollPaddingBottom: '120px',
  '@media': {
    [under.cards]: { vars: { [lift]: '104px' } },
    [isLow]: { vars: { [lift]: '0px' }, scrollPaddingBottom: 0 },
  },
});

export const client = style({
  flex: '1 1 160px',
  minWidth: 0,
  fontSize: text.sm,
  color: paint('carrinho.bar.label'),
  // A phone's bar holds only touch targets: these stand at the end of the list there. On paper it names the cart's
  // customer.
  '@media': { [under.cards]: { display: 'none' }, print: { display: 'block' } },
});

export const creditsOnPhone = style({
  paddingBottom: space(3),
  fontSize: text.sm,
  color: paint('carrinho.branch.count'),
});

export const clientName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: paint('carrinho.bar.client'),
  fontWeight: weight.medium,
  // The customer's band is on screen just above, and the next question names them again.
  '@media': { [under.longIcons]: { display: 'none' }, print: { display: 'block', whiteSpace: 'normal' } },
});

export const credit = style({ fontVariantNumeric: 'tabular-nums' });

export const total = style({
  display: 'grid',
  justifyItems: 'end',
  lineHeight: 1.2,
  '@media': { [under.cards]: { flex: '1 1 auto', justifyItems: 'start' } },
});

export const totalName = style({ fontSize: text.sm, color: paint('carrinho.bar.label') });

export const estimated = style({ color: paint('carrinho.estimated'), fontWeight: weight.bold });

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginLeft: 'auto',
  '@media': { print: { display: 'none' } },
});

// A phone's bar holds one row; the link back to the search then stands at the end of the list.
export const fromTablet = style({
  // Without a frame its arrow stands nearer to the edge.
  marginInlineStart: `-${space(3)}`,
  '@media': { [under.cards]: { display: 'none' }, print: { display: 'none' } },
});

export const onPhone = style({
  display: 'none',
  '@media': { [under.cards]: { display: 'block' }, print: { display: 'none' } },
});
