import { style } from '@vanilla-extract/css';
import { radius, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const inset = { paddingInline: space(4) } as const;

export const search = style({ ...inset, position: 'relative', paddingBlock: `${space(4)} ${space(3)}` });

export const searchLabel = style({ display: 'block', marginBottom: space(1), fontSize: text.sm });

/** One line, which grows with its text. */
export const searchText = style({
  display: 'block',
  width: '100%',
  minHeight: target.touch,
  maxHeight: '96px',
  padding: `${space(2.5)} ${space(12)} ${space(2.5)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: text.md,
  resize: 'none',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { fontSize: text.sm, lineHeight: 1.6 } },
});

export const searchPress = style({
  position: 'absolute',
  right: space(4),
  bottom: space(3),
});

export const chosen = style({
  ...inset,
  display: 'grid',
  gap: space(2),
  paddingBlock: space(3),
  background: color.page,
  borderBlock: `1px solid ${color.line}`,
});

export const chosenHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(2)}`,
});

export const chosenTitle = style({ fontSize: text.sm, fontWeight: weight.bold });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), minWidth: 0 });

/** Over the list they take one line of a phone, which scrolls. */
export const inLine = style({
  '@media': {
    [under.sheet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = style({ flex: 'none', display: 'inline-flex', maxWidth: '100%', minWidth: 0 });

export const group = style({
  ...inset,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  paddingBlock: space(3),
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  minInlineSize: 0,
  '@media': { [under.sheet]: { paddingBlock: space(1) } },
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: target.dense,
});

export const groupTitle = style({ flex: 1, minWidth: 0, fontSize: text.sm, fontWeight: weight.bold });

export const groupText = style({
  width: '100%',
  minHeight: target.touch,
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: text.sm,
});

export const options = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A long rest scrolls by itself; while it is on screen the drawer does not scroll. */
export const rest = style({
  position: 'relative',
  maxHeight: 'min(60dvh, 440px)',
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  paddingInline: space(2),
});

export const windowed = style({ position: 'absolute', insetInline: space(2), top: 0 });

export const windowRoom = style({ position: 'relative' });

/** Two columns where each has room for its words. */
export const flags = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: `0 ${space(3)}`,
  lineHeight: 1.25,
});

/** The heading of a phone's group, which unfolds it. */
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: target.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
});

export const foldTitle = style({ flex: 1 });

export const foldCount = style({
  fontWeight: weight.regular,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const foldSign = style({
  flex: 'none',
  color: color.inkSoft,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minWidth: 0,
  paddingBlock: '2px',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const quantity = style({
  flex: 'none',
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const none = style({ paddingBlock: space(2), fontSize: text.sm, color: color.inkSoft });
