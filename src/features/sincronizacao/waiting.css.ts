import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const clientes = style({ display: 'grid', gap: space(3) });

export const cliente = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const nome = style({
  padding: `${space(2)} ${space(4)}`,
  background: color.page,
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.sm,
  fontWeight: weight.bold,
});

export const item = style({
  padding: `${space(3)} ${space(3)} ${space(2)} ${space(4)}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const order = style({ fontWeight: weight.bold });

export const reason = style({ marginTop: space(1) });

export const reasonWords = style({ whiteSpace: 'normal' });

// The acts stand at the end of the last line where they fit, else at the end of one of their own.
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  minHeight: space(6),
  marginTop: space(1),
});

export const detail = style({ flex: '1 1 100px', color: color.inkSoft });

export const actions = style({ flex: 'none', display: 'flex', gap: space(1), marginLeft: 'auto' });

/** The rule of the number in the heading. */
export const rule = style({ marginBottom: space(3), color: color.inkSoft, fontSize: text.sm });

export const inside = style({
  marginTop: space(2),
  marginBottom: space(1),
  paddingLeft: space(3),
  borderLeft: `2px solid ${color.line}`,
});

export const insideHead = style({
  display: 'list-item',
  paddingBlock: space(2),
  color: color.inkSoft,
  fontWeight: weight.medium,
  cursor: 'pointer',
});
