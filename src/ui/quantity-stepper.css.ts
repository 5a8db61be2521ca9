import { style, styleVariants } from '@vanilla-extract/css';
import { hoverable, motion, radius, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const group = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  selectors: {
    '&:focus-within': { borderColor: color.focus },
    '&[data-filled=true]': { borderColor: color.brand },
    '&[data-disabled=true]': { background: color.sunken, borderColor: color.line },
  },
});

export const height = styleVariants({ touch: { height: target.touch }, dense: { height: target.dense } });

export const wide = style({ display: 'flex', width: '100%' });

export const step = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '7px',
  background: 'transparent',
  color: color.brand,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `transform ${motion.quick}`,
  selectors: {
    '&:active:not(:disabled):not([aria-disabled=true])': {
      background: color.brandSoft,
      transform: 'scale(0.92)',
    },
    '&:disabled, &[aria-disabled=true]': { color: color.inkDisabled, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [hoverable]: {
      selectors: { '&:hover:not(:disabled):not([aria-disabled=true])': { background: color.brandSoft } },
    },
  },
});

export const stepWidth = styleVariants({ touch: { width: target.touch }, dense: { width: target.dense } });

export const input = style({
  flex: '1 1 auto',
  width: '58px',
  minWidth: '44px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  textAlign: 'center',
  fontSize: text.md,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { color: color.inkDisabled },
  },
});
