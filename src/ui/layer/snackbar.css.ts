import { fallbackVar, style } from '@vanilla-extract/css';
import { layer, space } from '#theme/scale.ts';
import * as toast from './toast-host.css.ts';

export const place = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto 0 0',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space(4)} ${space(4)} calc(${space(4)} + ${fallbackVar(toast.lift, '0px')} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
});

/** Where the acts do not fit next to the sentence, they share a row of their own. */
export const bar = style([toast.bar, { flexWrap: 'wrap', rowGap: 0 }]);

export const words = style([toast.words, { flex: '1 1 auto' }]);

export const acts = style({ display: 'flex', alignItems: 'center', marginLeft: 'auto' });
