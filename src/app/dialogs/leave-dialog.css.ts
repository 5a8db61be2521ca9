import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const body = style({ display: 'grid', gap: space(4) });

export const clientes = style({ display: 'grid', gap: space(2) });

export const cliente = style({
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `3px solid ${color.line}`,
  fontSize: text.sm,
});

export const nome = style({ display: 'block', fontWeight: weight.bold });

export const choices = style({ display: 'grid', gap: space(3) });

export const choice = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const why = style({ fontSize: text.sm, color: color.inkSoft });

export const discard = style({ display: 'grid', gap: space(3) });
