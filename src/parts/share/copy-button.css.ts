import { style } from '@vanilla-extract/css';
import { radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const popover = style({
  position: 'fixed',
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.control,
  background: color.ink,
  color: color.surface,
  fontSize: text.sm,
});
