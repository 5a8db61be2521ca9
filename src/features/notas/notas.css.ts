import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const chave = style({ fontSize: text.xs, overflowWrap: 'anywhere' });

export const nome = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const numero = style({ fontWeight: weight.bold, marginRight: space(2) });

/** That its documents open without a signal. */
export const guardada = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.positive,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
});

/** The value over the word about its payment in a table, next to it in a card. */
export const valor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({ fontSize: text.sm, fontWeight: weight.bold });

/** The value in a card, with the boleto at the far end. */
export const pagar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
