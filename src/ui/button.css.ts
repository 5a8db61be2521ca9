import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, motion, radius, reach, space, target, text, weight } from '#theme/scale.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  position: 'relative',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: weight.bold,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `transform ${motion.quick}, opacity ${motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled=true]):not(:disabled)': { transform: 'scale(0.975)' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy])': {
      background: paint('button.disabled.background'),
      borderColor: paint('button.disabled.border'),
      color: paint('button.disabled.text'),
    },
  },
});

const look = (name: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger') => ({
  background: paint(`button.${name}.background`),
  borderColor: paint(`button.${name}.border`),
  color: paint(`button.${name}.text`),
  '@media': {
    [hoverable]: {
      selectors: {
        '&:hover:not(:disabled):not([aria-disabled=true])': {
          background: paint(`button.${name}.hover.background`),
          borderColor: paint(`button.${name}.hover.border`),
        },
      },
    },
  },
});

export const variant = styleVariants({
  primary: look('primary'),
  accent: look('accent'),
  secondary: look('secondary'),
  quiet: look('quiet'),
  danger: look('danger'),
});

/** The touch target of a small button is larger than its drawing. */
export const size = styleVariants({
  sm: {
    minHeight: target.dense,
    padding: `${space(1)} ${space(3)}`,
    fontSize: text.sm,
    selectors: reach('-5px 0'),
  },
  md: { minHeight: target.touch, padding: `${space(2)} ${space(4)}`, fontSize: text.sm },
  lg: { minHeight: '52px', padding: `${space(3)} ${space(6)}`, fontSize: text.md },
});

export const square = styleVariants({
  sm: { width: target.dense, padding: 0, selectors: reach('-5px') },
  md: { width: target.touch, padding: 0 },
  lg: { width: '52px', padding: 0 },
});

export const quietIcon = style({ color: paint('button.icon') });

export const wide = style({ width: '100%' });

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

// The label keeps its space under the spinner, so that the button keeps its width.
export const hiddenLabel = style({ opacity: 0 });

export const spinnerPlace = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
