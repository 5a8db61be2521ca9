import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxWidth: '1280px',
  margin: '0 auto',
  padding: `${space(6)} ${space(4)} ${space(16)}`,
});

export const themes = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const state = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

export const name = style({ color: color.inkSoft, fontSize: text.xs, fontWeight: weight.medium });

// Components stand side by side; wide ones take a whole line.
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
});

export const wide = style({ flex: '1 1 100%', minWidth: 0 });

/** So low that its content scrolls. */
export const scrolled = style({ width: '220px', maxHeight: '96px', overflowY: 'auto' });
