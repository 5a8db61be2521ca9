import { style } from '@vanilla-extract/css';
import { hoverable, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const list = style({
  display: 'flex',
  gap: space(1),
  borderBottom: `1px solid ${color.line}`,
  overflowX: 'auto',
});

export const tab = style({
  minHeight: target.touch,
  padding: `0 ${space(3)}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      borderBottomColor: color.brand,
      color: color.brandText,
      fontWeight: weight.bold,
    },
    // Inside: a narrow list scrolls and would cut off an outer ring.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [hoverable]: { selectors: { '&:hover': { color: color.ink } } } },
});

export const panel = style({ minWidth: 0 });
