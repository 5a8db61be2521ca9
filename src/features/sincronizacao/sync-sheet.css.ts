import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  marginBottom: space(3),
  fontSize: text.md,
});

export const count = style({
  minWidth: space(6),
  padding: `1px ${space(2)}`,
  borderRadius: radius.round,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
  textAlign: 'center',
});

export const idle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  color: color.inkSoft,
});

export const idleSign = style({ color: color.positive });
