import { keyframes, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { motion, radius, space, text } from '#theme/scale.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  position: 'fixed',
  maxWidth: 'min(340px, calc(100vw - 16px))',
  margin: 0,
  padding: space(4),
  border: `1px solid ${paint('menu.border')}`,
  borderRadius: radius.card,
  background: paint('menu.background'),
  color: paint('menu.text'),
  fontSize: text.sm,
  boxShadow: `0 8px 28px ${paint('menu.shadow')}`,
  animation: `${drop} ${motion.quick}`,
});
