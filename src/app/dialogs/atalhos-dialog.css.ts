import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** It scrolls by itself, so that its focus ring stays visible. */
export const groups = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  maxHeight: 'min(60dvh, 560px)',
  padding: space(2),
  borderRadius: radius.control,
  overflowY: 'auto',
});

export const title = style({ marginBottom: space(2), fontSize: text.md, fontWeight: weight.bold });

export const list = style({ margin: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [under.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) } },
});

/** Groups one under the other, also inside the part that opens. */
export const group = style({ selectors: { '& + &': { marginTop: space(6) } } });

export const gesto = style({ fontWeight: weight.medium });

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

export const key = style({
  padding: `2px ${space(2)}`,
  border: `1px solid ${paint('searchField.key.border')}`,
  borderRadius: '5px',
  background: paint('searchField.key.background'),
  color: paint('searchField.key.text'),
  fontFamily: 'inherit',
  fontSize: text.sm,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});

export const does = style({ margin: 0 });
