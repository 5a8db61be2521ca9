import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The balance next to the sums; on a phone above them. */
export const resumo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const saldo = style({ display: 'grid', alignContent: 'start', gap: space(3), padding: space(4) });

export const periodo = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: space(4),
  borderLeft: `1px solid ${color.line}`,
  '@media': { [under.cards]: { borderLeft: 0, borderTop: `1px solid ${color.line}` } },
});

export const titulo = style({ fontSize: text.sm, fontWeight: weight.bold });

export const nome = style({ color: color.inkSoft, fontSize: text.sm });

export const disponivel = style({
  margin: 0,
  fontSize: text.xxl,
  fontWeight: weight.bold,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
});

export const uso = style({ fontSize: text.sm, textWrap: 'pretty' });

export const somas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(4),
  margin: 0,
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) } },
});

/** On a phone the amount stands at the right of its name. */
export const soma = style({
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [under.cards]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space(4),
      alignItems: 'baseline',
    },
  },
});

export const valor = style({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const nota = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: color.inkSoft,
  fontSize: text.xs,
  textWrap: 'pretty',
});
