import { createVar, style } from '@vanilla-extract/css';
import { beyondMobile, contentWidth, from, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** How many products stand next to each other. */
const shown = createVar();
const gap = space(3);

/** As high as it will be, from the first moment: 520 px for a customer, 440 px for a visitor. */
export const vitrine = style({
  vars: { [shown]: '1.15' },
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: '520px',
  maxWidth: contentWidth,
  minWidth: 0,
  selectors: { '&[data-visitor=true]': { height: '440px' } },
  '@media': {
    [beyondMobile]: { vars: { [shown]: '2' } },
    [from.showcase]: { vars: { [shown]: '3' } },
    [from.longIcons]: { vars: { [shown]: '4' } },
    [from.wide]: { vars: { [shown]: '5' } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
});

export const title = style({ flex: '1 1 auto', minWidth: 0, fontSize: text.lg, letterSpacing: '-0.01em' });

export const more = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '44px',
  padding: `0 ${space(2)}`,
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.bold,
  textDecoration: 'none',
  borderRadius: radius.control,
});

/** Only where there is a mouse to press them: fingers push the row itself. */
export const steps = style({
  display: 'none',
  '@media': { [`${from.cards} and (hover: hover)`]: { display: 'inline-flex' } },
});

export const row = style({
  flex: '1 1 auto',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - ${gap} * (${shown} - 1)) / ${shown})`,
  gap,
  alignItems: 'start',
  minHeight: 0,
  margin: `-${space(1)}`,
  padding: space(1),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space(1),
  scrollbarWidth: 'thin',
  selectors: { '&[data-waiting=true]': { overflow: 'hidden' } },
});

export const item = style({ minWidth: 0, scrollSnapAlign: 'start' });

export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '430px',
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: { '[data-visitor=true] &': { height: '350px' } },
});

export const push = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const failure = style({ flex: '1 1 auto', display: 'grid', alignContent: 'start' });

/** Showcases below each other. */
export const list = style({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

/** All of one showcase, as a page of its own. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space(3),
});
