import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
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

export const grand = style([spread, { fontSize: text.md, fontWeight: weight.bold }]);

export const group = style({ borderTop: `1px solid ${color.line}` });

export const groupTitle = style([spread, { background: color.sunken, fontSize: text.sm }]);

export const line = style({
  padding: `${space(2)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
});

export const name = style({ overflowWrap: 'anywhere' });

export const changes = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(5)}` });

export const change = style({ display: 'flex', gap: space(2) });

export const changeName = style({ color: color.inkSoft });

export const pair = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(1)}`,
  fontVariantNumeric: 'tabular-nums',
});

export const old = style({ color: color.inkSoft, fontWeight: weight.regular });
