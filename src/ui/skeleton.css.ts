import { keyframes, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { stillness } from '#theme/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  background: paint('skeleton'),
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [stillness]: { animation: 'none' } },
});
