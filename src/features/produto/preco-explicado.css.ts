import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const linha = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(5)}`,
});

export const fatos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const nome = style({ fontSize: text.xs, color: color.inkSoft });

export const texto = style({ margin: 0, fontSize: text.sm, fontWeight: weight.bold, whiteSpace: 'nowrap' });

/** The words of the quiet button stand where the facts begin. */
export const porQue = style({ marginInlineStart: `calc(-1px - ${space(3)})` });
