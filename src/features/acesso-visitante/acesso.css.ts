import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space(4),
});

const cell = (columns: number, onPhones = 6) =>
  style({
    gridColumn: `span ${columns}`,
    minWidth: 0,
    '@media': { [under.sheet]: { gridColumn: `span ${onPhones}` } },
  });

export const all = cell(6);
export const most = cell(4);
export const half = cell(3);
export const third = cell(2);

export const note = style({ gridColumn: '1 / -1', margin: 0, fontSize: text.sm, color: color.inkSoft });

export const steps = style({ display: 'grid', gap: space(4) });

export const step = style({ margin: 0, fontSize: text.sm, fontWeight: weight.bold, color: color.inkSoft });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(2),
  alignItems: 'start',
});

/** Next to the field itself: its label stands above it. */
export const searchAct = style({ paddingTop: '24px' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(2) });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ display: 'block', fontWeight: weight.medium });

export const detail = style({
  display: 'block',
  fontSize: text.sm,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
