import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const summary = style({ color: color.inkSoft, fontSize: text.sm });

export const lines = style({ maxHeight: '60dvh', overflowY: 'auto', overscrollBehavior: 'contain' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(3),
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: weight.medium });

export const why = style({
  display: 'block',
  color: color.inkSoft,
  fontWeight: weight.regular,
});

export const quantity = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
