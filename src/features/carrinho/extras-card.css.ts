import { style } from '@vanilla-extract/css';
import { radius, space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(3)} ${space(4)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: text.sm,
});

export const words = style({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' });

export const none = style({ color: color.inkSoft });

export const form = style({ display: 'grid', gap: space(4) });
