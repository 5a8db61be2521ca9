import { style } from '@vanilla-extract/css';
import { hoverable, motion, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxWidth: '100%',
  minHeight: target.dense,
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brand,
  fontSize: text.sm,
  fontWeight: weight.medium,
  textAlign: 'left',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `transform ${motion.quick}`,
  selectors: { '&:active': { transform: 'scale(0.975)' } },
  '@media': {
    '(pointer: coarse)': { minHeight: target.touch },
    [hoverable]: { selectors: { '&:hover': { borderColor: color.brand } } },
  },
});

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const cross = style({ flex: 'none' });

export const strong = style({ background: color.accent, borderColor: color.accent, color: color.onAccent });
