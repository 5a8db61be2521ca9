import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { from, radius, space, target, text, weight } from '#theme/scale.ts';

export const form = style({ position: 'relative', display: 'flex', alignItems: 'center', width: '100%' });

export const icon = style({
  position: 'absolute',
  left: space(4),
  color: paint('searchField.icon'),
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: '48px',
  padding: `${space(2)} ${space(12)}`,
  background: paint('searchField.background'),
  border: `1px solid ${paint('searchField.border')}`,
  borderRadius: radius.card,
  fontSize: text.md,
  color: paint('searchField.text'),
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${paint('searchField.focus.ring')}`,
      outlineOffset: '-1px',
      borderColor: paint('searchField.focus.border'),
    },
    // The clear button comes with the first letter: until then the placeholder may use its room.
    '&:placeholder-shown': { paddingRight: space(4) },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** As high as its neighbours in a bar. */
export const compact = style({ minHeight: target.touch, borderRadius: radius.control });

/** With a button at its end, next to the one that clears it. */
export const acted = style({
  paddingRight: space(24),
  selectors: { '&:placeholder-shown': { paddingRight: space(12), textOverflow: 'ellipsis' } },
});

export const end = style({ position: 'absolute', right: '2px', display: 'flex', alignItems: 'center' });

export const key = style({
  display: 'none',
  marginRight: space(3),
  padding: `0 ${space(2)}`,
  border: `1px solid ${paint('searchField.key.border')}`,
  borderRadius: '5px',
  background: paint('searchField.key.background'),
  color: paint('searchField.key.text'),
  fontFamily: 'inherit',
  fontSize: text.xs,
  fontWeight: weight.medium,
  pointerEvents: 'none',
  // Key hints are shown only with a keyboard.
  '@media': { [`${from.cards} and (pointer: fine)`]: { display: 'block' } },
});
