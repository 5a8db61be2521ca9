import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

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

/** A page's toolbar; buttons after `gap` are at the right. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  // Seven acts fit into one row of the narrowest phone.
  '@media': { [under.sheet]: { gap: space(1) } },
});

// A button that gets the focus back must not hide behind the page's header.
globalStyle(`${toolbar} button`, {
  scrollMarginBlockStart: '120px',
  '@media': { [under.sheet]: { paddingInline: space(3) } },
});

/** A toolbar of eight acts with long words: they fold to icons under 1016 px, on a phone in two rows of four. */
export const longWords = style({
  '@media': { [under.sheet]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

globalStyle(`${longWords} ${words}`, { '@media': { [under.longIcons]: hidden } });

export const gap = style({ flex: 1, '@media': { [under.sheet]: { display: 'none' } } });
