import { style } from '@vanilla-extract/css';
import * as conferencia from '#parts/cart/conferencia.css.ts';
import { text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const summary = style({ color: color.inkSoft, fontSize: text.sm });

export const line = style([conferencia.line, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }]);

export const quantity = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
