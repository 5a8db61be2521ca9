import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, target, text, under, weight } from '#theme/scale.ts';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  minHeight: target.touch,
  padding: space(1),
  border: `1px dashed ${paint('field.border')}`,
  borderRadius: radius.control,
  background: paint('field.background'),
  color: paint('field.text'),
  fontSize: text.sm,
  selectors: {
    '&[data-wrong=true]': {
      borderColor: paint('field.invalid.border'),
      boxShadow: `inset 3px 0 0 ${paint('field.invalid.border')}`,
    },
  },
});

// The button takes the focus of a wrong field: the error below it comes into sight too.
globalStyle(`${box}[data-wrong=true] button`, { scrollMarginBlockEnd: '96px' });

export const words = style({
  flex: '1 1 160px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // On a phone they stand below the button, clear of the frame.
  '@media': { [under.sheet]: { paddingInlineStart: space(2) } },
});

export const name = style({ fontWeight: weight.medium });

export const size = style({
  color: paint('field.hint'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
