import { style } from '@vanilla-extract/css';
import { space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const saidas = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  width: '100%',
  marginTop: `-${space(8)}`,
});

export const buscado = style({ textAlign: 'center', overflowWrap: 'anywhere' });

export const linha = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
});

export const telefone = style({ color: color.brandText, fontSize: text.sm, lineHeight: target.touch });

export const usuais = style({ display: 'grid', gap: space(3), minWidth: 0, marginTop: space(6) });

export const titulo = style({ fontSize: text.md, fontWeight: weight.bold });

/** One row of cards, which scrolls where they are more than the screen is wide. */
export const cards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '204px',
  gap: space(3),
  padding: `2px 2px ${space(3)}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});
