import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { from, hoverable, motion, radius, space, target, text, touch, weight } from '#theme/scale.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const edge = `color-mix(in srgb, ${paint('menu.text')} 28%, transparent)`;

export const menu = style({
  position: 'fixed',
  minWidth: '200px',
  maxWidth: 'min(340px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  overflowY: 'auto',
  margin: 0,
  padding: space(1),
  border: `1px solid ${paint('menu.border')}`,
  borderRadius: radius.card,
  // A shadow at an end that has more to scroll to: the ground covers it at the end itself.
  background: [
    `linear-gradient(${paint('menu.background')} 50%, transparent) 0 0 / 100% 32px no-repeat local`,
    `linear-gradient(transparent, ${paint('menu.background')} 50%) 0 100% / 100% 32px no-repeat local`,
    `linear-gradient(${edge}, transparent) 0 0 / 100% 16px no-repeat scroll`,
    `linear-gradient(transparent, ${edge}) 0 100% / 100% 16px no-repeat scroll`,
    paint('menu.background'),
  ].join(', '),
  color: paint('menu.text'),
  boxShadow: `0 8px 28px ${paint('menu.shadow')}`,
  animation: `${drop} ${motion.quick}`,
});

/** A long menu has two columns where there is room. */
export const wide = style({
  width: 'max-content',
  '@media': { [from.cards]: { columns: '2 240px', columnGap: space(2), maxWidth: '560px' } },
});

/** The user's name and role; over both columns. */
export const head = style({
  display: 'grid',
  columnSpan: 'all',
  padding: `${space(2)} ${space(3)}`,
  borderBottom: `1px solid ${paint('menu.border')}`,
  fontSize: text.sm,
  fontWeight: weight.bold,
});

export const detail = style({ fontSize: text.xs, fontWeight: weight.regular, opacity: 0.75 });

export const group = style({ paddingBlock: space(1), breakInside: 'avoid' });

export const heading = style({
  padding: `${space(2)} ${space(3)} ${space(1)}`,
  fontSize: text.xs,
  fontWeight: weight.bold,
  opacity: 0.75,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: target.dense,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontSize: text.sm,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { background: paint('menu.hover.background'), outlineOffset: '-2px' },
    '&[aria-disabled=true]': { color: paint('menu.disabled.text'), cursor: 'default' },
    '&[aria-current]': { background: paint('menu.hover.background'), fontWeight: weight.bold },
  },
  '@media': {
    [touch]: { minHeight: target.touch },
    [hoverable]: {
      selectors: { '&:hover:not([aria-disabled=true])': { background: paint('menu.hover.background') } },
    },
  },
});

export const tone = styleVariants({
  neutral: { color: paint('menu.text') },
  negative: { color: paint('menu.negative.text') },
});
