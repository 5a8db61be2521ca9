import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, target, text, under, weight } from '#theme/scale.ts';
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

export const file = style({
  width: '100%',
  minHeight: target.touch,
  padding: space(2),
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.page,
  color: color.ink,
  fontSize: text.sm,
  cursor: 'pointer',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.sunken } } } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[aria-invalid=true]': { borderColor: color.negative },
    // The browser's own button, in its language, drawn as ours.
    '&::file-selector-button': {
      minHeight: target.dense,
      marginRight: space(3),
      padding: `${space(1)} ${space(3)}`,
      border: `1px solid ${paint('button.secondary.border')}`,
      borderRadius: radius.control,
      background: paint('button.secondary.background'),
      color: paint('button.secondary.text'),
      font: 'inherit',
      fontWeight: weight.bold,
      cursor: 'pointer',
    },
  },
});

export const steps = style({ display: 'grid', gap: space(4) });

export const step = style({ margin: 0, fontSize: text.sm, fontWeight: weight.bold, color: color.inkSoft });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(2),
  alignItems: 'start',
});

/** Beside the field itself: its label stands above it. */
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
