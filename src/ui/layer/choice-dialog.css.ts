import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, weight } from '#theme/scale.ts';

/** The dialog keeps this height for few results, and for none. */
const height = '40vh';

export const search = style({
  position: 'sticky',
  top: `-${space(5)}`,
  zIndex: 1,
  background: paint('choice.background'),
  paddingBottom: space(3),
  marginTop: `-${space(5)}`,
  paddingTop: space(5),
});

export const list = style({
  display: 'grid',
  gap: '2px',
  margin: `0 -${space(2)}`,
  minHeight: height,
  alignContent: 'start',
  selectors: { '&:empty': { minHeight: 0 } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '56px',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  color: paint('choice.name'),
  cursor: 'pointer',
  scrollMarginBlock: '80px',
  selectors: {
    '&[data-active=true]': { background: paint('choice.active.background') },
    '&[aria-disabled=true]': { color: paint('choice.disabled.text'), cursor: 'default' },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontWeight: weight.medium });
export const detail = style({
  display: 'block',
  fontSize: text.sm,
  color: paint('choice.detail'),
  fontVariantNumeric: 'tabular-nums',
});
export const check = style({ flex: 'none', color: paint('choice.check') });
export const none = style({
  minHeight: height,
  padding: space(6),
  textAlign: 'center',
  color: paint('choice.none'),
});
