import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The state of today's note, and the button that deletes it. */
export const estado = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

export const quiet = style({ fontSize: text.sm, color: color.inkSoft });

export const anteriores = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  marginTop: space(5),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
});

export const titulo = style({ fontSize: text.sm, fontWeight: weight.bold });

export const lista = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });

export const visita = style({ display: 'grid', gap: space(1), fontSize: text.sm });

/** The day and the result of the visit, and the sum of the day's orders at the right. */
export const linha = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
});

export const dia = style({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });

/** A note in the lines in which it was typed. */
export const nota = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
