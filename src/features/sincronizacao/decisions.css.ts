import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: space(2), fontSize: text.sm, overflowWrap: 'anywhere' });

export const decision = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  padding: `${space(3)} ${space(4)} ${space(3)} ${space(5)}`,
  borderRadius: radius.control,
  background: color.cautionSoft,
  boxShadow: `inset 4px 0 0 ${color.caution}`,
});

export const what = style({ fontWeight: weight.bold });

export const whose = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  color: color.inkSoft,
});

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const age = style({ flex: 'none' });

export const check = style({ fontWeight: weight.medium });

/** A note in the lines in which it was typed. */
export const nota = style({ whiteSpace: 'pre-line' });

/** A field takes a row of its own, above its buttons. */
export const campo = style({ flex: '1 1 100%', minWidth: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(2),
});
