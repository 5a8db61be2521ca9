import { keyframes, style } from '@vanilla-extract/css';
import { radius, stillness } from '#theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  display: 'inline-block',
  borderRadius: radius.round,
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // Under reduced motion the ring fades in and out.
  '@media': {
    [stillness]: { borderTopColor: 'currentColor', animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
