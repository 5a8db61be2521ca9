import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** Lines to look over before or after they go into a cart. */
export const lines = style({ maxHeight: '60dvh', overflowY: 'auto', overscrollBehavior: 'contain' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(3),
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: weight.medium });

export const why = style({ display: 'block', color: color.inkSoft, fontWeight: weight.regular });
