import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { layer, motion, radius, space, text, under, weight } from '#theme/scale.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** How far a screen with a bottom bar lifts floating elements; set it on an ancestor. */
export const lift = createVar();

export const host = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 'none',
  margin: 0,
  padding: `${space(4)} ${space(4)} calc(${space(4)} + ${fallbackVar(lift, '0px')} + env(safe-area-inset-bottom))`,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: {
    '&:popover-open': { display: 'grid', justifyItems: 'center', gap: space(2) },
  },
});

/** A dark bar that floats along the bottom; the update prompt uses it too. */
export const bar = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: 'fit-content',
  maxWidth: 'min(560px, 100%)',
  minHeight: '48px',
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(4)}`,
  borderRadius: radius.card,
  background: paint('toast.background'),
  color: paint('toast.text'),
  fontSize: text.sm,
  boxShadow: `0 8px 28px ${paint('toast.shadow')}`,
  animation: `${rise} ${motion.calm}`,
});

/** On a phone, acts that do not fit next to the sentence have a row of their own. */
export const barWithAct = style([bar, { '@media': { [under.sheet]: { flexWrap: 'wrap', rowGap: 0 } } }]);

export const message = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
});

export const words = style({ flex: 1, padding: `${space(2)} 0`, overflowWrap: 'anywhere' });

export const acts = style({ flex: 'none', display: 'flex', alignItems: 'center', marginLeft: 'auto' });

const light = { background: paint('toast.sign.background') };

export const sign = styleVariants({
  neutral: { display: 'none' },
  positive: { ...light, color: paint('toast.sign.positive') },
  caution: { ...light, color: paint('toast.sign.caution') },
  negative: { ...light, color: paint('toast.sign.negative') },
});

export const signShape = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
});

export const action = style({
  minHeight: '44px',
  padding: `0 ${space(3)}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: paint('toast.action'),
  fontWeight: weight.bold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: paint('toast.action'), outlineOffset: '-4px' } },
});

export const dismiss = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: paint('toast.text'),
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: paint('toast.action'), outlineOffset: '-4px' } },
});
