import { style } from '@vanilla-extract/css';
import { layer, space } from '#theme/scale.ts';

export const held = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: space(4),
  bottom: space(4),
  maxWidth: '640px',
  marginInline: 'auto',
});
