import { keyframes, style } from '@vanilla-extract/css';
import { motion, radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  position: 'fixed',
  maxWidth: 'min(340px, calc(100vw - 16px))',
  margin: 0,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  fontSize: text.sm,
  boxShadow: `0 8px 28px ${color.shadow}`,
  animation: `${drop} ${motion.quick}`,
});
