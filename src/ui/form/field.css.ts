import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { motion, radius, space, target, text, weight } from '#theme/scale.ts';

/** As narrow as its place: a date field would not be by itself. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  alignContent: 'start',
});

export const label = style({ fontSize: text.sm, fontWeight: weight.medium, color: paint('field.label') });

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: target.touch,
  padding: `${space(2)} ${space(3)}`,
  background: paint('field.background'),
  color: paint('field.text'),
  border: `1px solid ${paint('field.border')}`,
  borderRadius: radius.control,
  // 16 px: phones zoom in on focus when the text is smaller.
  fontSize: text.md,
  transition: `opacity ${motion.quick}`,
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${paint('field.focus.ring')}`,
      outlineOffset: '-1px',
      borderColor: paint('field.focus.border'),
    },
    '&[aria-invalid=true]': {
      borderColor: paint('field.invalid.border'),
      boxShadow: `inset 3px 0 0 ${paint('field.invalid.border')}`,
    },
    '&:disabled': {
      background: paint('field.disabled.background'),
      color: paint('field.disabled.text'),
      borderColor: paint('field.disabled.border'),
    },
    // A list cannot be typed into, and still is not read-only.
    '&:read-only:not(:disabled, select)': { background: paint('field.readOnly.background') },
  },
});

export const withTrailing = style({ paddingRight: space(12) });

export const trailing = style({ position: 'absolute', right: 0 });

export const hint = style({ fontSize: text.xs, color: paint('field.hint') });

export const error = style({
  display: 'flex',
  gap: space(1),
  alignItems: 'flex-start',
  fontSize: text.sm,
  fontWeight: weight.medium,
  color: paint('field.error'),
});

// Next to a sentence of several lines the sign keeps its size, and stands at the first line.
globalStyle(`${error} > svg`, { flex: 'none', marginTop: '2px' });
