import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, target, text, under, weight } from '#theme/scale.ts';
import { lift } from '#ui/layer/toast-host.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@media': {
    // No room next to the total: a row of its own, above it.
    [under.wide]: {
      order: -1,
      flexBasis: '100%',
      paddingBottom: space(2),
      borderBottom: `1px solid ${paint('carrinho.bar.border')}`,
    },
    // There it stands at the end of the list.
    [under.cards]: { marginBottom: space(3), paddingBottom: space(3) },
  },
});

// The bar is higher by this row: focused elements, and floating ones at the bottom, keep clear of it. Named twice to
// win over the bar's own rule.
globalStyle(`html:has(${row}${row})`, {
  '@media': {
    [under.wide]: { vars: { [lift]: '148px' }, scrollPaddingBottom: '184px' },
    [under.cards]: { vars: { [lift]: '104px' }, scrollPaddingBottom: '120px' },
  },
});

/** Level with the box of the choice, whose note is below. */
export const sign = style({
  flex: 'none',
  alignSelf: 'flex-start',
  marginTop: space(1),
  color: paint('carrinho.cashback.sign'),
});

export const choice = style({ flex: '1 1 auto', minWidth: 0 });

export const valor = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: target.touch,
  padding: `0 ${space(3)}`,
  border: `1px solid ${paint('field.border')}`,
  borderRadius: radius.control,
  background: paint('field.background'),
  color: paint('field.text'),
  fontSize: text.sm,
});

export const input = style({
  width: '9ch',
  minHeight: '42px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: text.md,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});
