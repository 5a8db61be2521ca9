import { globalStyle, style } from '@vanilla-extract/css';
import { layer, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { lift } from '#ui/layer/toast-host.css.ts';

/** Along the bottom of the window, so that rows do not move when the first of them is marked. */
export const bar = style({
  position: 'fixed',
  left: '50%',
  bottom: space(4),
  transform: 'translateX(-50%)',
  zIndex: layer.sticky,
  display: 'flex',
  width: 'max-content',
  maxWidth: `calc(100% - ${space(8)})`,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 8px 24px ${color.shadow}`,
});

// Floating elements at the bottom stand over the bar, and a focused row does not hide behind it.
globalStyle(`html:has(${bar})`, { vars: { [lift]: '64px' }, scrollPaddingBottom: '96px' });

export const count = style({ fontSize: text.sm, fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const hint = style({ fontSize: text.xs, color: color.inkSoft, whiteSpace: 'nowrap' });
