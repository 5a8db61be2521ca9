import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, text, weight } from '#theme/scale.ts';

export const preco = style({ display: 'grid', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' });

export const align = styleVariants({
  start: { justifyItems: 'start' },
  end: { justifyItems: 'end', textAlign: 'right' },
});

const aside = { fontSize: text.xs, whiteSpace: 'nowrap' } as const;

export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(2)}`,
  selectors: { [`${align.end} > &`]: { justifyContent: 'flex-end' } },
});

export const de = style({ ...aside, color: paint('preco.list') });

export const desconto = style({ fontSize: text.xs, fontWeight: weight.bold, color: paint('preco.discount') });

export const por = style({ color: paint('preco.net'), fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const size = styleVariants({
  md: { fontSize: text.md },
  lg: { fontSize: text.lg },
  xl: { fontSize: text.xxl, letterSpacing: '-0.01em' },
});

export const currency = style({
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: paint('preco.currency'),
  letterSpacing: 0,
});

export const st = style({ ...aside, color: paint('preco.tax') });

export const faixa = style({ ...aside, color: paint('preco.tier') });

export const faixaPor = style({ fontWeight: weight.bold, color: paint('preco.tier.net') });
