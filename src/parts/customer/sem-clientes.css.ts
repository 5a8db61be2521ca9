import { style } from '@vanilla-extract/css';
import { radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The place of the customer's card while the customers are on their way. */
export const card = style({
  display: 'grid',
  gap: space(3),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const words = style({ color: color.inkSoft, fontSize: text.sm });
