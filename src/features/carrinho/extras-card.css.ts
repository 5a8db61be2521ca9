import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text } from '#theme/scale.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(3)} ${space(4)}`,
  background: paint('carrinho.background'),
  border: `1px solid ${paint('carrinho.border')}`,
  borderRadius: radius.card,
  fontSize: text.sm,
});

export const words = style({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' });

export const aviso = style({ flex: '1 1 100%' });

export const none = style({ color: paint('carrinho.group.text') });
