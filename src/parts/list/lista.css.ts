import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The screen of a list. */
export const screen = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [under.sheet]: { gap: space(2) } },
});

globalStyle(`${screen} > header`, {
  marginBottom: 0,
  '@media': { [under.sheet]: { gap: space(2) } },
});

/** A row above the list: its legend, and its age to the right. */
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

/** When the list was read. */
export const age = style({ fontSize: text.sm, color: color.inkSoft });

/** The fields of a filter drawer. */
export const filtro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
});
