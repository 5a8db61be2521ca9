import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const header = style({
  display: 'grid',
  gap: space(3),
  selectors: {
    // Success is seen from the other side of the counter.
    '&[data-done]': {
      padding: space(4),
      border: `1px solid ${color.line}`,
      borderTop: `4px solid ${color.positive}`,
      borderRadius: radius.card,
      background: color.surface,
    },
  },
});

export const doneSign = style({ flex: 'none', alignSelf: 'center', color: color.positive });

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
});

export const title = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.01em' });

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(8)}`,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const fact = style({ minWidth: 0 });

export const soft = style({ color: color.inkSoft, fontSize: text.sm });
/** A tax id must stay on one line. */
export const documento = style([soft, { whiteSpace: 'nowrap' }]);

export const waiting = style({
  display: 'flex',
  gap: space(4),
  alignItems: 'center',
  padding: space(5),
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.pendingSoft,
});

export const waitingSign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.round,
  background: color.surface,
  color: color.pending,
  '@media': { print: { display: 'none' } },
});

export const refused = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(4)} ${space(4)} ${space(4)} ${space(5)}`,
  borderRadius: radius.card,
  background: color.cautionSoft,
  boxShadow: `inset 4px 0 0 ${color.caution}`,
});

export const sentence = style({ fontWeight: weight.medium });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

// A phone's rows are filled: a long label that wraps must not stand askew below a short one.
globalStyle(`${actions} > *`, { '@media': { [under.sheet]: { flex: '1 1 auto' } } });

export const factName = style({ color: color.inkSoft, fontSize: text.xs });
