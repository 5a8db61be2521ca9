import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

globalStyle(`${stack} > header`, { marginBottom: 0 });

/** The list of the lots under its heading. */
export const lotes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const titulo = style({ margin: 0, fontSize: text.md, fontWeight: weight.bold });

export const card = style({
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: `${space(3)} ${space(4)}`,
  margin: 0,
  fontSize: text.sm,
});

export const fato = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const valor = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const produto = style({
  display: 'block',
  paddingInlineEnd: space(2),
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

/** A corrected lot stands below its original lot. */
export const abaixo = style({
  display: 'inline-flex',
  gap: space(2),
  paddingInline: `${space(3)} ${space(2)}`,
  color: color.inkSoft,
});

// It is a part of the row above it, not another item.
globalStyle(`[role=row]:has(${abaixo})`, { paddingBlock: space(1), borderTopColor: 'transparent' });

/** The state of a lot's correction, and at its right the act. */
export const fim = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(3)}`,
  marginTop: space(1),
});

/** The acts on a corrected lot. */
export const atos = style({ display: 'inline-flex', gap: space(2), marginInlineStart: 'auto' });

/** The acts on a row stand at its end. */
export const noFim = style({ display: 'flex', justifyContent: 'flex-end' });

export const novo = style({ fontWeight: weight.bold, overflowWrap: 'anywhere' });

/** A sentence in a cell. */
export const frase = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });
