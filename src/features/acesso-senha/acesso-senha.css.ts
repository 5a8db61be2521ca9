import { style } from '@vanilla-extract/css';
import { radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space(4) });

export const email = style({ fontSize: text.lg, overflowWrap: 'anywhere' });

export const page = style({
  display: 'grid',
  gap: space(5),
  maxWidth: '440px',
  margin: `${space(6)} auto`,
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
