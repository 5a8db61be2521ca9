import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, target, text, under, weight } from '#theme/scale.ts';

export const place = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
});

export const icon = style({
  position: 'absolute',
  left: space(3),
  color: paint('select.icon'),
  pointerEvents: 'none',
});

export const select = style({
  appearance: 'none',
  width: '100%',
  minHeight: target.touch,
  padding: `${space(2)} ${space(8)} ${space(2)} ${space(3)}`,
  border: `1px solid ${paint('select.border')}`,
  borderRadius: radius.control,
  background: paint('select.background'),
  color: paint('select.text'),
  fontSize: text.sm,
  fontWeight: weight.bold,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: paint('select.hover.background') } } } },
});

export const withIcon = style({ paddingLeft: space(9) });

/** In a form: the chosen value looks like typed text and leaves room for the icon. */
export const inField = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Stronger than the field's own padding, whichever style comes first.
  selectors: { '&&': { paddingRight: space(9) } },
});

export const chevron = style({
  position: 'absolute',
  right: space(2),
  color: paint('select.icon'),
  pointerEvents: 'none',
});

/** The system's list opens as always and shows the choice. */
export const folding = style({
  '@media': { [under.sheet]: { width: target.touch, padding: 0, color: 'transparent' } },
});

globalStyle(`${folding} option`, { color: paint('select.text') });

export const foldingChevron = style({ '@media': { [under.sheet]: { display: 'none' } } });
