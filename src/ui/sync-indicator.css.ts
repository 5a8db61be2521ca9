import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import {
  forced,
  hoverable,
  radius,
  reach,
  space,
  stillness,
  target,
  text,
  under,
  weight,
} from '#theme/scale.ts';

const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const indicator = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.dense,
  minWidth: target.touch,
  justifyContent: 'center',
  padding: `0 ${space(3)}`,
  border: `1px solid ${paint('syncIndicator.border')}`,
  borderRadius: radius.round,
  background: paint('syncIndicator.background'),
  fontSize: text.sm,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  position: 'relative',
  // The pill is slim; its touch target is larger.
  selectors: reach('-5px 0'),
  '@media': {
    [hoverable]: { selectors: { '&:hover': { borderColor: paint('syncIndicator.hover.border') } } },
  },
});

export const state = styleVariants({
  connected: { color: paint('syncIndicator.connected.text') },
  checking: { color: paint('syncIndicator.checking.text') },
  'no-signal': { color: paint('syncIndicator.noSignal.text') },
  sending: { color: paint('syncIndicator.sending.text') },
  attention: {
    color: paint('syncIndicator.attention.text'),
    borderColor: paint('syncIndicator.attention.border'),
  },
});

export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.round,
  background: paint('syncIndicator.connected.dot'),
  '@media': {
    [forced]: { forcedColorAdjust: 'none', background: 'ButtonText' },
    [under.sheet]: { display: 'none' },
  },
});

export const unsure = style({
  background: paint('syncIndicator.checking.dot'),
  // In forced colours it is a ring.
  '@media': { [forced]: { background: 'transparent', border: '2px solid ButtonText' } },
});

export const moving = style({
  animation: `${pulse} 1.2s ease-in-out infinite`,
  '@media': { [stillness]: { animation: 'none' } },
});

/** On a phone, where the words are folded, a shape stands for the dot: a colour alone tells nothing. */
export const alone = style({ display: 'none', '@media': { [under.sheet]: { display: 'block' } } });

// On a phone the calm state shows only its sign; the others keep their figure.
export const foldable = style({ '@media': { [under.sheet]: { display: 'none' } } });

// The word and the figure share the button's row, so that a folded word leaves no gap.
export const figures = style({ display: 'contents' });
