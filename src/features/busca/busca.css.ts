import { style } from '@vanilla-extract/css';
import { layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { tableColumns } from './produto-row.css.ts';

export const screen = style({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

export const title = style({
  fontSize: text.lg,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [under.cards]: { fontSize: text.md } },
});

export const searched = style({ fontWeight: weight.bold });

export const count = style({
  fontSize: text.sm,
  fontWeight: weight.medium,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const facts = style([head, { fontSize: text.sm, color: color.inkSoft }]);

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(4)}` });

export const age = style({ fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });

export const grid = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  // Clips the rows' corners without becoming a scroll container.
  overflow: 'clip',
});

export const rows = style({
  position: 'relative',
  '@media': { print: { height: 'auto !important' } },
});

export const placed = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  '@media': { print: { position: 'static', transform: 'none !important' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: tableColumns,
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.bold,
});

export const column = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:nth-child(5), &:nth-child(7)': { textAlign: 'right' },
    '&:nth-child(6)': { textAlign: 'center' },
  },
});

export const unread = style({ display: 'grid', alignContent: 'center', gap: space(2), gridColumn: '1 / -1' });

export const loading = style({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const ghost = style({ display: 'grid', gap: space(2) });

export const backToTop = style({
  position: 'fixed',
  right: `max(${space(4)}, env(safe-area-inset-right))`,
  bottom: `calc(${space(4)} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  borderRadius: radius.control,
  boxShadow: `0 4px 16px ${color.shadow}`,
});
