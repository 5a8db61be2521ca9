import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, weight } from '#theme/scale.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const card = style({
  overflow: 'clip',
  background: paint('carrinho.background'),
  border: `1px solid ${paint('carrinho.border')}`,
  borderRadius: radius.card,
});

export const cardTitle = style({ padding: `${space(3)} ${space(4)}` });

export const unknown = style({
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${paint('carrinho.line.border')}`,
  fontSize: text.sm,
});

export const unknownName = style({ fontWeight: weight.medium });
