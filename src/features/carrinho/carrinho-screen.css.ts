import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const card = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const cardTitle = style({ padding: `${space(3)} ${space(4)}` });

export const unknown = style({
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
});

export const unknownName = style({ fontWeight: weight.medium });
