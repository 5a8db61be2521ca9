import { style } from '@vanilla-extract/css';
import { radius, space, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const view = style({ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 });
export const frame = style({
  width: '100%',
  maxHeight: '320px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
export const image = style({
  display: 'block',
  width: '100%',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: { '&[data-large="true"]': { width: '250%' } },
});
export const side = style({ display: 'grid', gap: space(3), minWidth: 0 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(2) });
