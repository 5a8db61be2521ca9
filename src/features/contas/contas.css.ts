import { style } from '@vanilla-extract/css';
import { space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const totais = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  '@media': { [under.sheet]: { gap: space(3), fontSize: text.sm } },
});

export const totalNome = style({ color: color.inkSoft, fontWeight: weight.regular });

export const numero = style({ fontWeight: weight.bold, overflowWrap: 'anywhere' });

/** How late an instalment is, under its due date. */
export const atraso = style({
  display: 'block',
  color: color.negative,
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

export const nada = style({ color: color.inkSoft });

export const valor = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const notas = style({ overflowWrap: 'anywhere' });

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
