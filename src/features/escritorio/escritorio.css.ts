import { style } from '@vanilla-extract/css';
import { space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space(4) });

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} 0`,
  borderBottom: `1px solid ${color.line}`,
});

export const words = style({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  fontWeight: weight.bold,
});

export const fact = style({ fontSize: text.sm, color: color.inkSoft });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const who = style({ overflowWrap: 'anywhere' });

/** A number that is not broken at its hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });
