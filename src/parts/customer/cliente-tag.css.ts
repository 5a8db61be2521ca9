import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const tag = style({ display: 'flex', alignItems: 'center', gap: space(2), minWidth: 0 });

export const mark = style({ flex: 'none', width: '6px', height: '16px', borderRadius: radius.round });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.sm,
  fontWeight: weight.medium,
  color: color.inkSoft,
});
