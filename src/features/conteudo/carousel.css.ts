import { style } from '@vanilla-extract/css';
import { contentWidth, radius, space, target, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const CONTROLS = '44px';

/** Its height is known before its banners are: nothing moves when they come. */
export const place = style({
  position: 'relative',
  maxWidth: contentWidth,
  height: `calc(320px + ${CONTROLS})`,
  '@media': {
    [under.longIcons]: { height: `calc(260px + ${CONTROLS})` },
    [under.cards]: { height: `calc(220px + ${CONTROLS})` },
  },
});

export const waiting = style({
  height: `calc(100% - ${CONTROLS})`,
  borderRadius: radius.card,
  overflow: 'hidden',
});

export const track = style({
  display: 'flex',
  gap: space(4),
  height: `calc(100% - ${CONTROLS})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
});

export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  height: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: CONTROLS,
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: target.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: radius.control,
  selectors: {
    '&::before': {
      content: '',
      width: '10px',
      height: '10px',
      borderRadius: radius.round,
      border: `2px solid ${color.lineStrong}`,
    },
    '&[aria-current="true"]::before': { width: '22px', borderColor: color.brand, background: color.brand },
  },
});
