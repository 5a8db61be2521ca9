import { style } from '@vanilla-extract/css';
import { space, weight } from '#theme/scale.ts';

export const valor = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const historico = style({ overflowWrap: 'anywhere' });

export const cardName = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(2) });

/** The facts of a card, under its name: the situation with its moment, then the numbers. */
export const fatos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space(3)}`,
  marginTop: space(1),
  paddingLeft: '28px',
});

export const nomes = style({ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', gap: `2px ${space(4)}` });
