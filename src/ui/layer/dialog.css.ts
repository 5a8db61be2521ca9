import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { motion, radius, space, text, under } from '#theme/scale.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideLeft = keyframes({ from: { transform: 'translateX(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const edge = createVar();

export const dialog = style({
  vars: { [edge]: paint('dialog.edge') },
  width: '100%',
  maxHeight: 'min(88dvh, 760px)',
  margin: 'auto',
  padding: 0,
  flexDirection: 'column',
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.card,
  background: paint('dialog.background'),
  color: paint('dialog.text'),
  boxShadow: `0 12px 40px ${paint('dialog.shadow')}`,
  animation: `${rise} ${motion.calm}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: paint('dialog.scrim'), animation: `${fade} ${motion.quick}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [under.sheet]: {
      maxWidth: '100%',
      maxHeight: '92dvh',
      margin: 'auto 0 0',
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      animation: `${slideUp} ${motion.calm}`,
    },
  },
});

export const size = styleVariants({
  sm: { maxWidth: '440px' },
  // A window that is hardly wider shows the page at both sides.
  md: { maxWidth: `min(640px, 100% - ${space(8)})` },
  lg: { maxWidth: `min(960px, 100% - ${space(8)})` },
  // At most 500 px high in any window.
  short: {
    maxWidth: `min(760px, 100% - ${space(8)})`,
    maxHeight: 'min(88dvh, 500px)',
    '@media': { [under.sheet]: { maxWidth: '100%', maxHeight: 'min(92dvh, 500px)' } },
  },
  // A drawer along the right edge, as tall as the window.
  side: {
    width: 'min(100%, 420px)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    borderRadius: 0,
    animation: `${slideLeft} ${motion.calm}`,
    '@media': {
      [under.sheet]: { width: '100%', margin: 0, height: '100dvh', maxHeight: 'none', borderRadius: 0 },
    },
  },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(5)}`,
  borderBottom: `1px solid ${paint('dialog.border')}`,
  selectors: {
    // The printed band of a medicine box, along the top edge.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: '4px',
      background: edge,
    },
  },
});

export const titles = style({ flex: 1, minWidth: 0 });

export const title = style({
  color: paint('dialog.title'),
  fontSize: text.lg,
  paddingTop: space(1),
});

export const body = style({
  flex: '1 1 auto',
  padding: space(5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The dialog would cut a ring around it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const footer = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(3),
  padding: `${space(3)} ${space(5)}`,
  borderTop: `1px solid ${paint('dialog.footer.border')}`,
  background: paint('dialog.footer.background'),
  '@media': { [under.sheet]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
