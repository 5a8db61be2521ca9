import { style } from '@vanilla-extract/css';
import { space, target, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const saidas = style({ display: 'grid', justifyItems: 'center', gap: space(3), width: '100%' });

export const linha = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
});

export const telefone = style({ color: color.brandText, fontSize: text.sm, lineHeight: target.touch });
