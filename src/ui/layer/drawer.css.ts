import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { beyondMobile, radius, space, stillness, text } from '#theme/scale.ts';

/** Duration of the slide, in milliseconds. */
export const SLIDE_MS = 200;

const slide = `${SLIDE_MS}ms cubic-bezier(0.2, 0, 0, 1)`;
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(-100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** From these widths on it covers a part of the window; below them all of it. */
const PART_FROM = '(min-width: 560px)';
const SLIM_FROM = '(min-width: 768px)';

/** A part of the window is never narrower: a date field and a maker's name stay whole. */
const LEAST = '320px';

export const drawer = style({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 auto 0 0',
  padding: 0,
  flexDirection: 'column',
  overflow: 'hidden',
  border: 0,
  background: paint('dialog.background'),
  color: paint('dialog.text'),
  boxShadow: `0 12px 40px ${paint('dialog.shadow')}`,
  animation: `${slideIn} ${slide}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: paint('dialog.scrim'), animation: `${fadeIn} ${slide}` },
    '&[data-leaving]': { animation: `${slideOut} ${slide} forwards` },
    '&[data-leaving]::backdrop': { animation: `${fadeOut} ${slide} forwards` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [PART_FROM]: { width: `max(40%, ${LEAST})` },
    [SLIM_FROM]: { width: `max(22%, ${LEAST})` },
    [stillness]: {
      animation: 'none',
      selectors: { '&::backdrop, &[data-leaving], &[data-leaving]::backdrop': { animation: 'none' } },
    },
  },
});

// The page behind it stays usable; only on a phone, where it is covered, it does not scroll.
globalStyle(`html:has(${drawer}[open][open])`, {
  '@media': { [beyondMobile]: { overflowX: 'visible', overflowY: 'scroll' } },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(2)} ${space(1)} ${space(2)} ${space(4)}`,
  borderTop: `4px solid ${paint('dialog.edge')}`,
  borderBottom: `1px solid ${paint('dialog.border')}`,
});

export const title = style({ flex: 1, minWidth: 0, color: paint('dialog.title'), fontSize: text.md });

export const body = style({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const footer = style({
  flex: 'none',
  padding: `${space(2)} ${space(3)}`,
  paddingBottom: `max(${space(2)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${paint('dialog.footer.border')}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: paint('dialog.footer.background'),
});
