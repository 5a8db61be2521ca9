import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '22px',
  padding: `1px ${space(2)}`,
  borderRadius: '6px',
  fontSize: text.xs,
  fontWeight: weight.bold,
  whiteSpace: 'nowrap',
});

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  fontSize: text.sm,
  fontWeight: weight.medium,
});

export const long = style({ whiteSpace: 'normal' });

export const dot = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: radius.round,
  background: 'currentColor',
});

export const stripe = style({
  flex: 'none',
  width: '4px',
  alignSelf: 'stretch',
  minHeight: '1.1em',
  borderRadius: '2px',
  background: 'currentColor',
});
