import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const hora = style({ color: color.inkSoft, whiteSpace: 'nowrap' });

export const total = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const situacao = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});

/** Facts that are the same for all rows. */
export const quieto = style({ color: color.inkSoft, fontSize: text.xs, overflowWrap: 'anywhere' });

/** A long state goes over two lines. */
export const words = style({ whiteSpace: 'normal' });

export const desconhecida = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: weight.medium,
});

/** The company's own colour of a situation that the app does not know. */
export const faixa = style({
  flex: 'none',
  alignSelf: 'stretch',
  width: '4px',
  minHeight: '1.1em',
  borderRadius: '2px',
});
