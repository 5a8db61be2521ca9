import { style } from '@vanilla-extract/css';
import { motion, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const field = style({ display: 'grid', gap: space(1), alignContent: 'start' });

export const label = style({ fontSize: text.sm, fontWeight: weight.medium, color: color.ink });

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style({
  width: '100%',
  minHeight: target.touch,
  padding: `${space(2)} ${space(3)}`,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  // 16 px: anything smaller makes phones zoom in on focus.
  fontSize: text.md,
  transition: `opacity ${motion.quick}`,
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '&[aria-invalid=true]': { borderColor: color.negative, boxShadow: `inset 3px 0 0 ${color.negative}` },
    '&:disabled': { background: color.sunken, color: color.inkSoft, borderColor: color.line },
    '&:read-only': { background: color.sunken },
  },
});

export const withTrailing = style({ paddingRight: space(12) });

export const trailing = style({ position: 'absolute', right: 0 });

export const hint = style({ fontSize: text.xs, color: color.inkSoft });

export const error = style({
  display: 'flex',
  gap: space(1),
  alignItems: 'center',
  fontSize: text.sm,
  fontWeight: weight.medium,
  color: color.negative,
});
