import { style } from '@vanilla-extract/css';
import { hoverable, space, text, weight } from '#theme/scale.ts';
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

export const codigo = style({
  color: color.brandText,
  fontWeight: weight.bold,
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const hora = style({ color: color.inkSoft, whiteSpace: 'nowrap' });

export const total = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const cardName = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

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
    '&[data-tipo=pedido]': { background: color.positive, color: color.surface },
    '&[data-tipo=orcamento]': { background: color.accent, color: color.onAccent },
  },
  // Browsers print no backgrounds.
  '@media': {
    print: {
      border: '1px solid CanvasText',
      selectors: { '&[data-tipo]': { background: 'none', color: 'CanvasText' } },
    },
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

export const grupo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const grupoTitulo = style({ padding: 0, fontSize: text.sm, fontWeight: weight.bold });

export const atalhos = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
