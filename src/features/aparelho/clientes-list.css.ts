import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const note = style({ color: color.inkSoft, fontSize: text.sm });

export const list = style({ fontSize: text.sm });

export const cliente = style({
  display: 'flex',
  gap: space(3),
  padding: `${space(3)} 0 ${space(1)}`,
  borderTop: `1px solid ${color.line}`,
});

export const stripe = style({ flex: 'none', width: '4px', borderRadius: radius.round });

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
});

export const nome = style({ fontWeight: weight.bold, overflowWrap: 'anywhere' });

export const detail = style({ color: color.inkSoft });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
});
