import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { layer, radius, space, target, text, weight } from '#theme/scale.ts';

/** Drops from the field and may be wider than it: names of medicines are long. */
export const panel = style({
  position: 'absolute',
  // Within the header: over the customer's band, which comes after the field.
  zIndex: layer.sticky,
  insetInline: 0,
  top: `calc(100% + ${space(1)})`,
  maxHeight: `min(560px, calc(100dvh - ${space(30)}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(1),
  border: `1px solid ${paint('menu.border')}`,
  borderRadius: radius.card,
  background: paint('menu.background'),
  boxShadow: `0 8px 28px ${paint('menu.shadow')}`,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '56px',
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.control,
  color: paint('choice.name'),
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: paint('choice.active.background') } },
});

export const picture = style({ flex: 'none', width: '40px', height: '40px' });

export const words = style({ flex: 1, minWidth: 0 });

export const nome = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: text.sm,
  fontWeight: weight.bold,
  lineHeight: 1.3,
});

export const apresentacao = style({ fontWeight: weight.regular });

export const detail = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xs,
  color: paint('choice.detail'),
});

export const figures = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const preco = style({ fontSize: text.md, fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const all = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target.touch,
  marginTop: space(1),
  padding: `0 ${space(3)}`,
  borderTop: `1px solid ${paint('menu.border')}`,
  color: paint('choice.check'),
  fontSize: text.sm,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: paint('choice.active.background') },
  },
});

export const none = style({ padding: space(4), fontSize: text.sm, color: paint('choice.none') });
