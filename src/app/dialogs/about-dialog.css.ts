import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const body = style({ display: 'grid', gap: space(5) });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space(2)} ${space(4)}`,
});

globalStyle(`${facts} dt`, { color: color.inkSoft, fontSize: text.sm });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
