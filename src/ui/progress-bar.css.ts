import { keyframes, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { motion, radius, space, text, weight } from '#theme/scale.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

export const progress = style({ display: 'grid', gap: space(2) });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  fontSize: text.sm,
});

export const label = style({ color: paint('progress.label'), fontWeight: weight.medium });

export const amount = style({ color: paint('progress.amount'), fontVariantNumeric: 'tabular-nums' });

export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: radius.round,
  background: paint('progress.track'),
});

export const bar = style({
  height: '100%',
  borderRadius: radius.round,
  background: paint('progress.bar'),
  transformOrigin: 'left',
  transition: `transform ${motion.calm}`,
});

export const endless = style({ width: '30%', animation: `${sweep} 1.4s ease-in-out infinite` });
