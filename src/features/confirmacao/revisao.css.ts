import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const frame = style({
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontSize: text.sm,
});

const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space(4)}`,
  padding: `${space(2)} ${space(4)}`,
});

// On the frame's own ground: the question around it has the notice's colour.
export const notice = style({ padding: space(3) });

export const grand = style([spread, { fontSize: text.md, fontWeight: weight.bold }]);

export const group = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&[data-kept=true]': { background: color.page } },
});

export const groupTitle = style([spread, { background: color.sunken, fontSize: text.sm }]);

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const reason = style({ padding: `${space(2)} ${space(4)}`, fontWeight: weight.medium });

export const blocked = style([reason, { color: color.negative }]);

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
  padding: `${space(2)} ${space(4)}`,
  color: color.inkSoft,
});

export const line = style({
  display: 'grid',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
});

export const newLine = style({ color: color.inkSoft });

export const lineHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
});

export const name = style({
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  selectors: { '&[data-removed=true]': { textDecoration: 'line-through', color: color.inkSoft } },
});

export const maker = style({ color: color.inkSoft, fontSize: text.xs, fontWeight: weight.regular });

export const changes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: `${space(1)} ${space(5)}`,
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// A phone shows a list of pairs; where there is room, each figure stands under its name.
export const change = style({
  '@media': {
    [under.cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `0 ${space(2)}`,
    },
  },
});

export const changeName = style({ color: color.inkSoft, fontSize: text.xs });

export const pair = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(1)}`,
  fontVariantNumeric: 'tabular-nums',
});

export const old = style({ color: color.inkSoft, fontWeight: weight.regular });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

export const keep = style({ padding: `${space(1)} ${space(4)}`, borderTop: `1px solid ${color.line}` });

export const sendWords = style({ display: 'grid', textAlign: 'center', lineHeight: 1.25 });

export const sendWhat = style({
  fontSize: text.sm,
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
