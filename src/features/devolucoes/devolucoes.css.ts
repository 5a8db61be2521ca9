import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' });

export const aboveList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

export const age = style({ fontSize: text.sm, color: color.inkSoft });

export const codigo = style({
  color: color.brandText,
  fontWeight: weight.bold,
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const hora = style({ color: color.inkSoft, whiteSpace: 'nowrap' });

/** Small words under those of a cell. */
export const under = style({ display: 'block', color: color.inkSoft, fontSize: text.xs });

export const total = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const cardName = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

export const situacao = style({ display: 'grid', justifyItems: 'start', gap: space(1) });

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

/** The letter of a row in the colour that the legend gives it. */
export const legenda = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '5px',
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1,
  selectors: {
    '&[data-tipo=total]': {
      background: paint('table.legend.total'),
      color: paint('table.legend.total.text'),
    },
    '&[data-tipo=parcial]': { background: color.positive, color: color.surface },
  },
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
