import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const chave = style({ fontSize: text.xs, overflowWrap: 'anywhere' });

export const nome = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const numero = style({ fontWeight: weight.bold });

/** That its documents open without a signal. */
export const guardada = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.positive,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
});

/** The value over the word about its payment. */
export const valor = style({ display: 'grid', justifyItems: 'end', fontSize: text.xs });

export const total = style({ fontSize: text.sm, fontWeight: weight.bold });
