import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const texto = style({ margin: 0, color: color.inkSoft, fontSize: text.sm });

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const headline = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
  fontVariantNumeric: 'tabular-nums',
});

export const lines = style({ maxHeight: '50dvh', overflowY: 'auto', overscrollBehavior: 'contain' });

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

export const figures = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

export const card = style({
  padding: `${space(2)} ${space(4)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: `${space(3)} ${space(6)}`,
  margin: 0,
  padding: `${space(2)} 0`,
  fontSize: text.sm,
});

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const valor = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
