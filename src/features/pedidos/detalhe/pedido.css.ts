import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The totals stay in sight over the lines that make them. */
export const totais = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(6)}`,
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const total = style({
  minWidth: 0,
  selectors: { '&:last-child': { marginLeft: 'auto', textAlign: 'right' } },
  '@media': { [under.sheet]: { selectors: { '&:last-child': { width: '100%', marginLeft: 0 } } } },
});

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const valor = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
});

export const titulo = style({ fontSize: text.md });

export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: `${space(3)} ${space(6)}`,
  margin: 0,
  fontSize: text.sm,
});

export const fato = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const falta = style({
  display: 'block',
  color: color.caution,
  fontSize: text.xs,
  fontWeight: weight.medium,
});

export const codigo = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});

export const valorDesconto = style({ display: 'block', color: color.inkSoft, fontSize: text.xs });
