import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' });

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

export const age = style({ fontSize: text.sm, color: color.inkSoft });

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

/** The letter of an entry's nature. */
export const natureza = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '5px',
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1,
});

export const legendas = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  fontSize: text.sm,
});

export const legendaItem = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

export const filtro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
});

export const cardName = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(2) });
