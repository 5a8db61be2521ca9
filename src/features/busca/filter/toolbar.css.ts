import { style } from '@vanilla-extract/css';
import { forced, from, radius, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  // Six buttons stand in one row of the narrowest phone.
  '@media': { [under.sheet]: { gap: space(1) } },
});

/** Takes the remaining room, so that the next elements stand at the right. */
export const gap = style({ flex: 1 });

/** The words of a button: under 850 px only its icon is visible, and screen readers still get the name. */
export const words = style({
  '@media': {
    [under.icons]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const chosen = style({
  minWidth: '20px',
  padding: '0 6px',
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** The two ways to draw the list, as one control; hidden where there is no room for a grid. */
export const modes = style({
  display: 'none',
  padding: '3px',
  gap: '2px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  '@media': { [from.grid]: { display: 'inline-flex' } },
});

export const mode = style({
  display: 'grid',
  placeItems: 'center',
  width: target.dense,
  height: target.dense,
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.brandSoft },
    '&[aria-pressed=true]': { background: color.brand, color: color.onBrand },
  },
  // With forced colours a background is not visible.
  '@media': {
    [forced]: { selectors: { '&[aria-pressed=true]': { border: '2px solid Highlight' } } },
  },
});
