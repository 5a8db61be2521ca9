import { style } from '@vanilla-extract/css';
import { hoverable, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: space(2), minWidth: 0 });

export const title = style({ fontSize: text.md, fontWeight: weight.bold });

export const none = style({ fontSize: text.sm, color: color.inkSoft });

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '176px',
  gap: space(3),
  margin: 0,
  padding: `0 0 ${space(2)}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  fontSize: text.sm,
  '@media': { [hoverable]: { selectors: { '&:hover': { borderColor: color.lineStrong } } } },
});

export const nome = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontWeight: weight.bold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const apresentacao = style({ fontWeight: weight.regular });

export const fabricante = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xs,
  color: color.inkSoft,
});
