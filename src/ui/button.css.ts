import { style, styleVariants } from '@vanilla-extract/css';
import { hoverable, motion, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

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
    '&:disabled': { background: color.sunken, borderColor: color.sunken, color: color.inkDisabled },
  },
});

const lit = (background: string, border = background) => ({
  '@media': {
    [hoverable]: {
      selectors: { '&:hover:not(:disabled):not([aria-disabled=true])': { background, borderColor: border } },
    },
  },
});

export const variant = styleVariants({
  primary: { background: color.brand, color: color.onBrand, ...lit(color.brandStrong) },
  accent: { background: color.accent, color: color.onAccent, ...lit(color.accent, color.onAccent) },
  secondary: {
    background: color.surface,
    borderColor: color.lineStrong,
    color: color.brand,
    ...lit(color.brandSoft, color.brand),
  },
  quiet: { background: 'transparent', color: color.brand, ...lit(color.brandSoft) },
  danger: { background: color.negative, color: color.surface, ...lit(color.negative, color.ink) },
});

export const size = styleVariants({
  sm: { minHeight: target.dense, padding: `${space(1)} ${space(3)}`, fontSize: text.sm },
  md: { minHeight: target.touch, padding: `${space(2)} ${space(4)}`, fontSize: text.sm },
  lg: { minHeight: '52px', padding: `${space(3)} ${space(6)}`, fontSize: text.md },
});

export const square = styleVariants({
  sm: { width: target.dense, padding: 0 },
  md: { width: target.touch, padding: 0 },
  lg: { width: '52px', padding: 0 },
});

export const quietIcon = style({ color: color.inkSoft });

export const wide = style({ width: '100%' });

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

// The label keeps its room under the spinner, so that a button never changes its width.
export const hiddenLabel = style({ opacity: 0 });

export const spinnerPlace = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
