import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: space(2), minWidth: 0 });

export const title = style({ fontSize: text.md, fontWeight: weight.bold });

export const frame = style({
  maxHeight: '200px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const table = style({ width: '100%', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

const cellBase = { padding: `6px ${space(3)}`, whiteSpace: 'nowrap', textAlign: 'right' } as const;

export const header = style({
  ...cellBase,
  position: 'sticky',
  top: 0,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
  selectors: { '&:first-child': { textAlign: 'left' } },
});

export const row = style({
  selectors: { '&[data-applied=true]': { background: color.positiveSoft } },
});

export const name = style({
  ...cellBase,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'left',
  fontWeight: weight.medium,
});

export const applied = style({
  marginLeft: space(2),
  color: color.positive,
  fontSize: text.xs,
  fontWeight: weight.bold,
});

export const cell = style({ ...cellBase, borderTop: `1px solid ${color.line}` });

export const strong = style({
  ...cellBase,
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.bold,
});

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
});

export const page = style({ fontSize: text.sm, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
