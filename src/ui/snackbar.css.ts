import { style } from '@vanilla-extract/css';
import { layer, space } from '#theme/scale.ts';

export const place = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto 0 0',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space(4)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
});
