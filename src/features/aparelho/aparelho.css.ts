import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const subtitle = style({
  paddingBottom: space(1),
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
});

// Name and age share a line where both fit, else the age goes under the name.
export const datum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const value = style({
  marginLeft: 'auto',
  color: color.inkSoft,
  textAlign: 'end',
  selectors: { '&:has([role=progressbar])': { flex: '1 0 100%', marginTop: space(1), textAlign: 'start' } },
});

export const error = style({ display: 'block', color: color.pending });

export const soft = style({ color: color.inkSoft, fontSize: text.sm });

export const promise = style({ display: 'flex', gap: space(3), fontSize: text.sm });

export const good = style({ flex: 'none', color: color.positive });

export const risky = style({ flex: 'none', color: color.caution });

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  marginTop: space(5),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3) });

export const said = style({
  fontSize: text.sm,
  fontWeight: weight.medium,
  selectors: { '&:not(:empty)': { marginTop: space(3) } },
});
