import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const minimo = style({
  padding: `${space(3)} ${space(4)}`,
  background: paint('carrinho.background'),
  border: `1px solid ${paint('carrinho.border')}`,
  borderRadius: radius.card,
});

export const envios = style({ display: 'grid', gap: space(2) });

export const envio = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(4)}`,
  minHeight: target.touch,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.control,
  background: paint('notice.pending.background'),
  color: paint('notice.text'),
  fontSize: text.sm,
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.sunken } } } },
});

export const envioWords = style({ flex: '1 1 200px' });

export const envioTotal = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
