import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space(4) });

export const note = style({ margin: 0, fontSize: text.sm, color: color.inkSoft });

export const file = style({ margin: 0, overflowWrap: 'anywhere' });

export const meus = style({ display: 'grid', justifyItems: 'start', gap: space(2) });

export const titulo = style({
  margin: 0,
  fontSize: text.sm,
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
});

export const lista = style({ width: '100%', margin: 0, padding: 0, listStyle: 'none' });

export const boleto = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(2),
  borderBottom: `1px solid ${color.line}`,
});

export const fatos = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const quando = style({ display: 'block', fontSize: text.sm });

export const inteiro = style({ whiteSpace: 'nowrap' });
