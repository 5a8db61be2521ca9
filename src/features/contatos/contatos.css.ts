import { style } from '@vanilla-extract/css';
import { from, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The lists and the customer's record, next to each other where both have room. */
export const corpo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(6),
  '@media': { [from.longIcons]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});

export const listas = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

/** A section's title with its count on one line, and its toolbar under it. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

export const exclusoes = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

export const exclusao = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

/** The count and the age of a list. */
export const resumo = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}` });

export const titulo = style({ fontSize: text.lg });

export const registros = style({
  fontSize: text.sm,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const age = style({ color: color.inkSoft, fontSize: text.sm });

export const card = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** Each fact is a line: its name, and its value next to it. */
export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: `${space(2)} ${space(6)}`,
  margin: 0,
  fontSize: text.sm,
});

export const fato = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space(2),
  overflowWrap: 'anywhere',
});

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const valor = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

/** Three fields in one row, with room for their errors; under each other on phones. */
export const tres = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  '@media': { [under.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A value of a row, with its state under it. */
export const comEstado = style({ display: 'grid', justifyItems: 'start', gap: space(1) });

/** 'Não' is muted: most cells have it. */
export const nao = style({ color: color.inkSoft });

export const forte = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

// The signs between the parts of a phone number are drawn: the cells keep the bare parts.
export const ddd = style({
  fontWeight: weight.bold,
  selectors: { '&::before': { content: "'('" }, '&::after': { content: "')'" } },
});

export const prefixo = style({
  fontWeight: weight.bold,
  whiteSpace: 'nowrap',
  marginInlineEnd: `-${space(3)}`,
  selectors: { '&::after': { content: "'-'" } },
});
