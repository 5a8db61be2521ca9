import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const lista = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

export const linha = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  padding: space(3),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    [under.cards]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});

export const palavras = style({ display: 'grid', gap: space(1), minWidth: 0 });

export const nome = style({ fontWeight: weight.medium, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const apresentacao = style({ fontWeight: weight.regular, color: color.inkSoft });

export const motivo = style({
  fontSize: text.sm,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const comprar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space(2)} ${space(4)}`,
  '@media': { [under.cards]: { gridColumn: '1 / -1', justifyContent: 'space-between' } },
});

export const fora = style({
  fontSize: text.sm,
  color: color.inkSoft,
  '@media': { [under.cards]: { gridColumn: '1 / -1' } },
});
