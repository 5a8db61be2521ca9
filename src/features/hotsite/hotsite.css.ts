import { style } from '@vanilla-extract/css';
import { radius, space, text, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const paper = style({
  padding: `${space(6)} ${space(8)} ${space(8)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [under.sheet]: { padding: space(4) } },
});

export const words = style({ maxWidth: '960px' });

export const title = style({ marginBottom: space(4) });

export const frame = style({
  display: 'block',
  width: '100%',
  height: 'min(72dvh, 900px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const framed = style({ display: 'grid', gap: space(3) });

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  color: color.inkSoft,
  fontSize: text.sm,
});
