import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, motion, radius, space, target, text, touch, weight } from '#theme/scale.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxWidth: '100%',
  minHeight: target.dense,
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(3)}`,
  border: `1px solid ${paint('chip.border')}`,
  borderRadius: radius.round,
  background: paint('chip.background'),
  color: paint('chip.text'),
  fontSize: text.sm,
  fontWeight: weight.medium,
  textAlign: 'left',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `transform ${motion.quick}`,
  selectors: { '&:active': { transform: 'scale(0.975)' } },
  '@media': {
    [touch]: { minHeight: target.touch },
    [hoverable]: { selectors: { '&:hover': { borderColor: paint('chip.hover.border') } } },
  },
});

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const cross = style({ flex: 'none' });

export const strong = style({
  background: paint('chip.strong.background'),
  borderColor: paint('chip.strong.background'),
  color: paint('chip.strong.text'),
});
