import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, text, weight } from '#theme/scale.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  maxWidth: '46ch',
  margin: '0 auto',
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
});

export const picture = style({ marginBottom: space(2), color: paint('state.picture') });

export const title = style({
  color: paint('state.title'),
  fontSize: text.lg,
  fontWeight: weight.bold,
  textWrap: 'balance',
});

export const words = style({ color: paint('state.text'), textWrap: 'pretty' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
  marginTop: space(3),
});

export const code = style({ fontSize: text.xs, color: paint('state.code') });
