import { style } from '@vanilla-extract/css';
import { from, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ position: 'relative', display: 'flex', alignItems: 'center', width: '100%' });

export const icon = style({
  position: 'absolute',
  left: space(4),
  color: color.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: '48px',
  padding: `${space(2)} ${space(12)}`,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  fontSize: text.md,
  color: color.ink,
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const end = style({ position: 'absolute', right: '2px' });

export const key = style({
  display: 'none',
  marginRight: space(3),
  padding: `0 ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: '5px',
  background: color.page,
  color: color.inkSoft,
  fontFamily: 'inherit',
  fontSize: text.xs,
  fontWeight: weight.medium,
  pointerEvents: 'none',
  // Only who has a keyboard is told about keys.
  '@media': { [`${from.cards} and (pointer: fine)`]: { display: 'block' } },
});
