import { style } from '@vanilla-extract/css';
import { layer, space } from '#theme/scale.ts';
import * as toast from './toast-host.css.ts';

export const place = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto 0 0',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space(4)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
});

/** On a phone the sentence has a row of its own, the acts the next one. */
export const bar = style([toast.bar, { flexWrap: 'wrap', justifyContent: 'flex-end' }]);

export const words = style([toast.words, { minWidth: 'min(100%, 22ch)' }]);
