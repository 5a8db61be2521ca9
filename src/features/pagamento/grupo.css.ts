import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { hoverable, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const card = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderLeftWidth: '4px',
  borderRadius: radius.card,
  selectors: {
    '&[data-tone=positive]': { borderLeftColor: color.positive },
    '&[data-tone=pending]': { borderLeftColor: color.pending },
    '&[data-tone=accent]': { borderLeftColor: color.accent },
  },
});

const inset = {
  padding: `${space(4)} ${space(5)}`,
  '@media': { [under.cards]: { padding: `${space(3)} ${space(4)}` } },
} as const;

export const header = style([
  inset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${space(2)} ${space(4)}`,
  },
]);

export const words = style({ display: 'grid', gap: space(1), flex: '1 1 240px', minWidth: 0 });

export const title = style({ overflowWrap: 'anywhere' });

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  color: color.inkSoft,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const place = style([inset, { display: 'grid', gap: space(4), borderTop: `1px solid ${color.line}` }]);

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(2)} ${space(5)}`,
  borderTop: `1px solid ${color.line}`,
  background: paint('carrinho.footer.background'),
  '@media': { [under.cards]: { padding: `${space(2)} ${space(4)}` } },
});

export const method = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  fontSize: text.sm,
  color: color.inkSoft,
});

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: color.inkSoft,
  fontSize: text.sm,
});

export const doneSign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.round,
  selectors: {
    '&[data-tone=positive]': { background: color.positiveSoft, color: color.positive },
    '&[data-tone=pending]': { background: color.pendingSoft, color: color.pending },
  },
});

export const doneTitle = style({ color: color.ink, fontSize: text.md, fontWeight: weight.bold });

export const panel = style({ display: 'grid', gap: space(4) });

export const panelLoading = style({ display: 'grid', gap: space(3) });

export const soft = style({ color: color.inkSoft, fontSize: text.sm });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  gap: `${space(3)} ${space(5)}`,
  '@media': {
    [under.cards]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
      columnGap: space(3),
    },
  },
});

export const fact = style({ minWidth: 0 });

export const inlineFacts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(4)}` });

export const inlineFact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(1),
  fontSize: text.sm,
});

export const factName = style({ color: color.inkSoft, fontSize: text.xs });

export const factValue = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [under.cards]: { fontSize: text.sm } },
});

export const typeable = style({ display: 'grid', gap: space(1) });

export const line = style({
  padding: space(3),
  borderRadius: radius.control,
  background: color.sunken,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});

export const methodName = style({ '@media': { [under.sheet]: { display: 'none' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

export const ways = style({ display: 'grid', gap: space(2) });

/** A way to pay: its icon, its name and what follows it. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '64px',
  padding: `${space(2)} ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.brandText,
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.brandSoft } } } },
});

export const wayName = style({ display: 'block', color: color.ink, fontWeight: weight.bold });
