import { style } from '@vanilla-extract/css';
import { forced, hoverable, radius, reach, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const escolhas = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const escolha = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: target.dense,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  fontSize: text.sm,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    ...reach('-4px 0'),
    '&[aria-pressed=true]': {
      borderColor: color.brandText,
      background: color.brandSoft,
      color: color.brandText,
    },
  },
  '@media': {
    [hoverable]: { selectors: { '&:hover': { borderColor: color.brandText } } },
    [forced]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } },
  },
});

export const ponto = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.round,
  background: 'currentColor',
});

export const total = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
