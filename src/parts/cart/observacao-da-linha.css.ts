import { style } from '@vanilla-extract/css';
import { color } from '#theme/tokens.css.ts';
import { text } from '#theme/scale.ts';

export const observacao = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});
