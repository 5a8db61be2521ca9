import { style } from '@vanilla-extract/css';
import { radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const group = style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '3px',
  gap: '2px',
  borderRadius: radius.control,
  background: color.sunken,
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  flex: '1 1 auto',
  minHeight: `calc(${target.touch} - 6px)`,
  padding: `0 ${space(4)}`,
  borderRadius: '6px',
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.surface,
      color: color.brand,
      fontWeight: weight.bold,
      boxShadow: `0 1px 3px ${color.shadow}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
