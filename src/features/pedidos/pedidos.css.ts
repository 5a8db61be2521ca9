import { style } from '@vanilla-extract/css';
import { hoverable, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const codigo = style({
  color: color.brandText,
  fontWeight: weight.bold,
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const hora = style({ color: color.inkSoft, whiteSpace: 'nowrap' });

export const total = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const cardName = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

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
