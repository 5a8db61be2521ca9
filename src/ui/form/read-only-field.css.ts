import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, target, text } from '#theme/scale.ts';

export const value = style({
  display: 'block',
  minHeight: target.touch,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${paint('field.border')}`,
  borderRadius: radius.control,
  background: paint('field.readOnly.background'),
  color: paint('field.text'),
  fontSize: text.md,
  overflowWrap: 'anywhere',
});
