import { style } from '@vanilla-extract/css';
import { text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const observacao = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});
