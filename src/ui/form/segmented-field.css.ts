import { style } from '@vanilla-extract/css';
import { forced, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import * as field from './field.css.ts';

export const fieldset = style({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A legend is no part of its fieldset's grid. */
export const legend = style([field.label, { padding: 0, marginBottom: space(1) }]);

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  overflow: 'clip',
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: target.touch,
  padding: `${space(1)} ${space(3)}`,
  color: color.ink,
  fontSize: text.sm,
  fontWeight: weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.lineStrong}` },
    '&:has(:checked)': {
      background: color.brandSoft,
      color: color.brandText,
      fontWeight: weight.bold,
      boxShadow: `inset 0 -3px 0 ${color.brand}`,
    },
    // Inside: the track cuts off an outer ring.
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [forced]: {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

/** Over its whole segment, so that a press anywhere chooses and a reader's finger finds it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
