import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 176px auto',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  padding: space(3),
  fontSize: text.sm,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [under.cards]: { gridTemplateColumns: '48px minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });

export const nome = style({ fontWeight: weight.bold, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const apresentacao = style({ fontWeight: weight.regular });

export const soft = style({ fontSize: text.xs, color: color.inkSoft });

export const preco = style({
  display: 'grid',
  '@media': { [under.cards]: { gridColumn: '2' } },
});

export const unidade = style({ fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });

export const buy = style({
  display: 'grid',
  gridTemplateColumns: '136px auto',
  alignItems: 'center',
  gap: space(2),
  '@media': { [under.cards]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const inCart = style({ gridColumn: '1 / -1', fontSize: text.xs, color: color.inkSoft });
