import { globalStyle, style } from '@vanilla-extract/css';
import { isLow, layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { lift } from '#ui/layer/toast-host.css.ts';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The words of a button: hidden under 850 px, where its icon and its name for screen readers remain. */
export const words = style({ '@media': { [under.icons]: hidden } });

/** A count next to a label. */
export const count = style({
  minWidth: '20px',
  padding: '0 6px',
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [under.sheet]: { position: 'absolute', top: '-8px', right: '-6px' } },
});

/** A page's toolbar; what follows `gap` is at the right. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  '@media': { [under.sheet]: { gap: space(1) } },
});

// A button that gets the focus back must not hide behind the page's header.
globalStyle(`${toolbar} button`, {
  scrollMarginBlockStart: '120px',
  '@media': { [under.sheet]: { paddingInline: space(3) } },
});

/** A toolbar of acts with long words: they fold to icons under 1016 px. */
export const longWords = style({});

globalStyle(`${longWords} ${words}`, { '@media': { [under.longIcons]: hidden } });

export const gap = style({ flex: 1, '@media': { [under.sheet]: { display: 'none' } } });

/** The hint about marks, in place of the acts for marked rows. */
export const hint = style({
  flex: '1 1 120px',
  paddingInline: space(1),
  color: color.inkSoft,
  fontSize: text.xs,
  lineHeight: 1.25,
});

/** The acts for marked rows in the toolbar, behind a line. */
export const marked = style({
  display: 'contents',
  selectors: {
    '&::before': { content: '', width: '1px', height: space(7), background: color.line },
  },
});

/** The acts for marked rows along the bottom of a narrow window, with their words. */
export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  padding: `${space(1)} ${space(3)} calc(${space(2)} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: `0 -4px 20px ${color.shadow}`,
  '@media': { [isLow]: { position: 'static', width: '100%' } },
});

export const barHead = style({
  flex: '1 0 100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  fontVariantNumeric: 'tabular-nums',
});

// On a phone three acts in a row; four where there are no more.
globalStyle(`${toolbar} ${bar} > button`, {
  flex: '1 1 0',
  minHeight: '56px',
  padding: space(1),
  '@media': { [under.sheet]: { flexBasis: '26%' } },
});
globalStyle(`${toolbar} ${bar}:has(> :nth-child(5):last-child) > button`, { flexBasis: 0 });
globalStyle(`${bar} > button > span:first-child`, {
  flexDirection: 'column',
  gap: '2px',
  fontSize: text.xs,
  fontWeight: weight.medium,
  lineHeight: 1.15,
});
globalStyle(`${toolbar} ${bar} ${words}`, {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  whiteSpace: 'normal',
});

// Floating elements at the bottom stand over the bar, and neither the last row nor a focused one is behind it.
globalStyle(`html:has(${bar})`, {
  vars: { [lift]: '116px' },
  scrollPaddingBottom: '140px',
  '@media': { [isLow]: { vars: { [lift]: '0px' }, scrollPaddingBottom: 0 } },
});
globalStyle(`html:has(${bar} > :nth-child(6))`, {
  '@media': {
    [under.sheet]: { vars: { [lift]: '176px' }, scrollPaddingBottom: '200px' },
    [isLow]: { vars: { [lift]: '0px' }, scrollPaddingBottom: 0 },
  },
});
globalStyle(`body:has(${bar})`, { paddingBottom: '180px', '@media': { [isLow]: { paddingBottom: 0 } } });
