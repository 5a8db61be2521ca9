import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The letter of a row in the colour that the legend gives it. */
export const marca = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '5px',
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1,
  // Browsers print no backgrounds.
  '@media': {
    print: {
      border: '1px solid CanvasText',
      selectors: { '&&': { background: 'none', color: 'CanvasText' } },
    },
  },
});

export const tom = styleVariants({
  verde: { background: color.positive, color: color.surface },
  amarelo: { background: color.accent, color: color.onAccent },
  roxo: { background: color.brand, color: color.onBrand },
  vermelho: { background: color.negative, color: color.surface },
  cinza: { background: color.inkSoft, color: color.surface },
  azul: { background: paint('table.legend.total'), color: paint('table.legend.total.text') },
});

export const marcas = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  fontSize: text.sm,
});

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
