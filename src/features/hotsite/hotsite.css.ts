import { style } from '@vanilla-extract/css';
import { radius, space, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const paper = style({
  padding: `${space(6)} ${space(8)} ${space(8)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [under.sheet]: { padding: space(4) } },
});

export const text = style({ maxWidth: '960px' });

export const title = style({ marginBottom: space(4) });

export const frame = style({
  display: 'block',
  width: '100%',
  height: 'min(72dvh, 900px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
