import { style } from '@vanilla-extract/css';
import { layer, radius, target } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const SHOWN_PX = 64;

/** Above the page's edge until the finger brings it down. */
export const sign = style({
  position: 'fixed',
  top: `calc(-1 * ${target.touch})`,
  left: '50%',
  zIndex: layer.toast,
  display: 'grid',
  placeItems: 'center',
  width: target.touch,
  height: target.touch,
  borderRadius: radius.round,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.inkSoft,
  transform: `translate(-50%, ${SHOWN_PX}px)`,
  pointerEvents: 'none',
  selectors: { '&[data-enough=true]': { color: color.accent } },
});
