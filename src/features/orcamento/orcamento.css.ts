import { style } from '@vanilla-extract/css';
import { radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const texto = style({ margin: 0, color: color.inkSoft, fontSize: text.sm });

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
