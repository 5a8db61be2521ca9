import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const hora = style({ color: color.inkSoft, whiteSpace: 'nowrap' });

/** Under the number that the server gave. */
export const codigoLocal = style({ display: 'block', color: color.inkSoft, fontSize: text.xs });

export const total = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const foraDoPrazo = style({ display: 'block', fontSize: text.xs, fontWeight: weight.medium });

/** The company's number may have 60 characters. */
export const naEmpresa = style({ overflowWrap: 'anywhere' });

export const atalhos = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const periodo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });

/** The state of an order, and what it waits for. */
export const situacao = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
});

/** The row of the list's legend and of the button that shares the orders of today. */
export const marcas = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
});
/** The button that shares the orders of today; no room without them. */
export const visita = style({ selectors: { '&:empty': { display: 'none' } } });
