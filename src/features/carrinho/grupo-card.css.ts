import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, target, text, under, weight } from '#theme/scale.ts';

export const card = style({
  overflow: 'clip',
  background: paint('carrinho.background'),
  border: `1px solid ${paint('carrinho.border')}`,
  borderRadius: radius.card,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(3)}`,
  alignItems: 'center',
  padding: `${space(3)} ${space(4)}`,
  '@media': { [under.cards]: { padding: space(3) } },
});

export const aviso = style({
  padding: `0 ${space(4)} ${space(3)}`,
  '@media': { [under.cards]: { padding: `0 ${space(3)} ${space(3)}` } },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.control,
  background: paint('carrinho.group.sign.background'),
  color: paint('carrinho.group.sign'),
  // The payment and the delivery then stand on one line.
  '@media': { [under.cards]: { display: 'none' } },
});

export const words = style({ flex: '1 1 200px', minWidth: 0 });

export const title = style({ overflowWrap: 'anywhere' });

export const count = style({
  color: paint('carrinho.group.text'),
  fontSize: text.sm,
  fontWeight: weight.regular,
});

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(4)}`,
  color: paint('carrinho.group.text'),
  fontSize: text.sm,
});

export const term = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });

// Text first, button second: it stands in a line of terms, with the touch room of a button.
export const pay = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: target.touch,
  margin: `0 -${space(2)}`,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: paint('carrinho.payment.text'),
  fontSize: 'inherit',
  fontWeight: weight.medium,
  textAlign: 'left',
  cursor: 'pointer',
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('carrinho.payment.hover.background') } } },
  },
});

export const send = style({
  flex: 'none',
  marginLeft: 'auto',
  fontWeight: weight.medium,
  '@media': { [under.cards]: { marginLeft: 0 } },
});

export const stays = style({
  padding: `0 ${space(4)} ${space(3)}`,
  fontSize: text.sm,
  color: paint('carrinho.group.stays'),
  '@media': { [under.cards]: { padding: `0 ${space(3)} ${space(3)}` } },
});

export const along = style([stays, { color: paint('carrinho.group.text') }]);

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${paint('carrinho.footer.border')}`,
  background: paint('carrinho.footer.background'),
});

/** The words of the quiet button are level with those above. */
export const removal = style({ marginInlineStart: `-${space(3)}` });

export const sums = style({
  flex: '1 1 240px',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'end',
  gap: `${space(1)} ${space(6)}`,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '@media': { [under.cards]: { display: 'grid', justifyContent: 'stretch', flexBasis: '100%' } },
});

export const sum = style({
  color: paint('carrinho.sum'),
  '@media': { [under.cards]: { display: 'flex', justifyContent: 'space-between' } },
});

export const grandSum = style([
  sum,
  {
    color: paint('carrinho.total'),
    fontWeight: weight.bold,
    fontSize: text.md,
    '@media': {
      [under.cards]: { paddingTop: space(1), borderTop: `1px solid ${paint('carrinho.footer.border')}` },
    },
  },
]);

export const estimated = style({
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: paint('carrinho.estimated'),
});
