import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { edge } from './layer/dialog.css.ts';

export const box = style({ maxWidth: '440px' });

export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(6)} ${space(6)} ${space(5)}`,
  overflowY: 'auto',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: '4px',
      background: edge,
    },
  },
});

export const sign = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.round,
});

const kinds = ['error', 'alert', 'information', 'question', 'success', 'waiting'] as const;
const byKind = Object.fromEntries(kinds.map((kind) => [kind, kind])) as {
  [Kind in (typeof kinds)[number]]: Kind;
};

export const kind = styleVariants(byKind, (of) => ({ vars: { [edge]: paint(`messageBox.${of}.edge`) } }));

export const signKind = styleVariants(byKind, (of) => ({
  background: paint(`messageBox.${of}.background`),
  color: paint(`messageBox.${of}.icon`),
}));

export const title = style({ color: paint('messageBox.title'), fontSize: text.lg });

export const words = style({
  color: paint('messageBox.text'),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const table = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(4),
  paddingTop: space(2),
  color: paint('messageBox.text'),
});

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
});

export const sum = style({ fontWeight: weight.bold });

export const rowName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({
  display: 'block',
  fontSize: text.sm,
  fontWeight: weight.regular,
  color: color.inkSoft,
});

export const value = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const more = style({
  gridColumn: 2,
  justifySelf: 'start',
  marginInlineStart: `-${space(3)}`,
  selectors: { [`${table} + &`]: { gridColumn: '1 / -1' } },
});

export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(3),
  padding: `0 ${space(6)} ${space(5)}`,
  '@media': { [under.sheet]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
