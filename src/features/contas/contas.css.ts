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

export const totais = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}`, margin: 0 });

export const totalNome = style({ color: color.inkSoft, fontWeight: weight.regular });

export const numero = style({ fontWeight: weight.bold, overflowWrap: 'anywhere' });

export const valor = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const notas = style({ overflowWrap: 'anywhere' });

export const cardName = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(2) });

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
    '&[data-tipo=atraso]': { background: color.accent, color: color.onAccent },
    '&[data-tipo=antecipado]': { background: color.brand, color: color.onBrand },
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

export const detalhes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space(3),
  margin: 0,
});

export const fato = style({ margin: 0, overflowWrap: 'anywhere' });

export const fatoNome = style({ color: color.inkSoft, fontSize: text.sm });

export const guardado = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  marginBottom: space(4),
  color: color.positive,
  fontWeight: weight.medium,
});

export const typeable = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  marginBottom: space(4),
});

export const typeableText = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
});
