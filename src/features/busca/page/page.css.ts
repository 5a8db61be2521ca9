import { style } from '@vanilla-extract/css';
import { under as narrow, space } from '#theme/scale.ts';

/** Under the tools: the filters at the left, the legend at the right. */
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  minWidth: 0,
});

/** Without filters there is only the legend, which has no room here on a narrow screen. */
export const onlyLegend = style({ '@media': { [narrow.wide]: { display: 'none' } } });

export const chips = style({ minWidth: 0 });
