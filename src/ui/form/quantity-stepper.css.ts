import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, motion, radius, target, text, weight } from '#theme/scale.ts';

export const group = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  background: paint('stepper.background'),
  border: `1px solid ${paint('stepper.border')}`,
  borderRadius: radius.control,
  '@media': { print: { border: 0 } },
  selectors: {
    '&:focus-within': { borderColor: paint('stepper.focus.border') },
    '&[data-filled=true]': { borderColor: paint('stepper.filled.border') },
    '&[data-disabled=true]': {
      background: paint('stepper.disabled.background'),
      borderColor: paint('stepper.disabled.border'),
    },
  },
});

export const height = styleVariants({ touch: { height: target.touch }, dense: { height: target.dense } });

export const wide = style({ display: 'flex', width: '100%' });

export const step = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  // Over the border of the group: the target is as high as the counter, its ground stays inside.
  marginBlock: '-1px',
  border: 'solid transparent',
  borderWidth: '1px 0',
  borderRadius: '7px',
  backgroundColor: 'transparent',
  backgroundClip: 'padding-box',
  color: paint('stepper.button.icon'),
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `transform ${motion.quick}`,
  selectors: {
    '&:active:not(:disabled):not([aria-disabled=true])': {
      backgroundColor: paint('stepper.button.hover.background'),
      transform: 'scale(0.92)',
    },
    '&:disabled, &[aria-disabled=true]': { color: paint('stepper.button.disabled.icon'), cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    print: { display: 'none' },
    [hoverable]: {
      selectors: {
        '&:hover:not(:disabled):not([aria-disabled=true])': {
          backgroundColor: paint('stepper.button.hover.background'),
        },
      },
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
  color: paint('stepper.text'),
  textAlign: 'center',
  fontSize: text.md,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { color: paint('stepper.disabled.text') },
  },
});
