import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const totais = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space(3),
  margin: 0,
});

export const totalNome = style({ color: color.inkSoft, fontSize: text.sm });

export const totalValor = style({ margin: 0, fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const valor = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const historico = style({ overflowWrap: 'anywhere' });

export const cardName = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(2) });

export const naFila = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });
