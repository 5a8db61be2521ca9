import { globalStyle, style } from '@vanilla-extract/css';
import { layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${space(2)} + env(safe-area-inset-bottom))`,
  zIndex: layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  padding: `${space(3)} ${space(4)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: `0 8px 28px ${color.shadow}`,
  '@media': { [under.cards]: { gap: `${space(2)} ${space(3)}`, padding: space(3) } },
});

// What gets the focus must not come to lie behind the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: '140px' });

export const client = style({
  flex: '1 1 220px',
  minWidth: 0,
  fontSize: text.sm,
  color: color.inkSoft,
  '@media': { [under.cards]: { flexBasis: '100%', display: 'grid' } },
});

export const clientName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink,
  fontWeight: weight.medium,
});

export const credit = style({ fontVariantNumeric: 'tabular-nums' });

export const total = style({
  display: 'grid',
  justifyItems: 'end',
  lineHeight: 1.2,
  '@media': {
    [under.cards]: {
      flex: '1 0 100%',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
  },
});

export const totalName = style({ fontSize: text.sm, color: color.inkSoft });

export const estimated = style({ color: color.pending, fontWeight: weight.bold });

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '@media': { [under.cards]: { flex: '1 0 100%' } },
});

globalStyle(`${actions} > *`, {
  '@media': { [under.cards]: { flex: '1 1 auto', padding: `${space(3)} ${space(4)}` } },
});

export const sentence = style({ flexBasis: '100%', fontSize: text.sm, color: color.inkSoft });
