import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const produto = style({ fontWeight: weight.bold, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const table = style({ width: '100%', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

/** A result closes the sum above it with a line. */
const cell = style({
  padding: `${space(2)} 0`,
  verticalAlign: 'top',
  fontWeight: weight.regular,
  selectors: {
    '[data-kind=resultado] > &': {
      borderTop: `1px solid ${color.lineStrong}`,
      borderBottom: `1px solid ${color.line}`,
      fontWeight: weight.bold,
    },
  },
});

export const nome = style([cell, { textAlign: 'left', overflowWrap: 'anywhere' }]);

export const nota = style({
  display: 'block',
  fontSize: text.xs,
  fontWeight: weight.regular,
  color: color.inkSoft,
});

export const valor = style([cell, { paddingLeft: space(3), textAlign: 'right', whiteSpace: 'nowrap' }]);

export const origem = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
  gap: `${space(3)} ${space(4)}`,
  margin: 0,
  padding: space(4),
  borderRadius: radius.card,
  background: color.page,
});
