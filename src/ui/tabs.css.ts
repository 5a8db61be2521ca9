import { style } from '@vanilla-extract/css';
import { hoverable, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const list = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
  marginBottom: space(4),
});

export const tab = style({
  flex: 'none',
  minHeight: target.touch,
  padding: `0 ${space(4)}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { color: color.brand, borderBottomColor: color.brand, fontWeight: weight.bold },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [hoverable]: { selectors: { '&:hover': { color: color.brand } } } },
});
