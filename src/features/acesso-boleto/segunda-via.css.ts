import { style } from '@vanilla-extract/css';
import { space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space(4) });

export const note = style({ margin: 0, fontSize: text.sm, color: color.inkSoft });

export const file = style({ margin: 0, overflowWrap: 'anywhere' });
