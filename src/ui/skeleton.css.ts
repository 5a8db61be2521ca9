import { keyframes, style } from '@vanilla-extract/css';
import { stillness } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  background: color.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [stillness]: { animation: 'none' } },
});
