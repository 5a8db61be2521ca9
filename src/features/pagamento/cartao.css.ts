import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** Four columns: number and holder side by side, then the short fields in one row. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space(3)} ${space(4)}`,
  maxWidth: '640px',
  '@media': { [under.sheet]: { gap: space(3) } },
});

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});

export const headName = style({ color: color.inkSoft, fontSize: text.sm });

export const wide = style({
  gridColumn: 'span 2',
  '@media': { [under.sheet]: { gridColumn: '1 / -1' } },
});

/** Month, year and code stand in one row also on a phone. */
export const code = style({ gridColumn: 'span 2' });

export const all = style({ gridColumn: '1 / -1' });

export const note = style({ gridColumn: '1 / -1', fontSize: text.xs, color: color.inkSoft });

export const brands = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: space(6),
  padding: `2px ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: space(1),
  background: color.surface,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
  selectors: {
    '&[data-chosen]': {
      borderColor: color.brand,
      background: color.brandSoft,
      color: color.brandText,
    },
  },
  '@media': { [under.sheet]: { paddingInline: '2px' } },
});

// On a phone six of them stand in one row.
export const brandPicture = style({
  display: 'block',
  height: space(6),
  width: 'auto',
  '@media': { [under.sheet]: { height: space(5) } },
});

export const selectPlace = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const select = style({
  appearance: 'none',
  width: '100%',
  minHeight: target.touch,
  padding: `${space(2)} ${space(9)} ${space(2)} ${space(3)}`,
  border: `1px solid ${paint('field.border')}`,
  borderRadius: radius.control,
  background: paint('field.background'),
  color: paint('field.text'),
  fontSize: text.md,
  textOverflow: 'ellipsis',
  selectors: {
    '&[aria-invalid=true]': {
      borderColor: paint('field.invalid.border'),
      boxShadow: `inset 3px 0 0 ${paint('field.invalid.border')}`,
    },
  },
});

export const chevron = style({
  position: 'absolute',
  right: space(3),
  color: paint('select.icon'),
  pointerEvents: 'none',
});
