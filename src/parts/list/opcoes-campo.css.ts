import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, text, weight } from '#theme/scale.ts';

export const campo = style({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const titulo = style({ padding: 0, fontSize: text.sm, fontWeight: weight.bold });

export const erro = style({ fontSize: text.sm, color: paint('status.negative') });
