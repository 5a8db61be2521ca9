import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space(4) });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(1), marginTop: space(3) });

export const demo = style({
  marginTop: space(6),
  padding: space(4),
  borderRadius: radius.card,
  background: color.accentSoft,
});

export const demoTitle = style({ margin: 0, fontSize: text.sm, fontWeight: weight.bold });

export const demoList = style({
  listStyle: 'none',
  margin: `${space(3)} 0 0`,
  padding: 0,
  display: 'grid',
  gap: space(3),
});

export const demoRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(3),
});

export const demoCode = style({ fontSize: text.sm, fontWeight: weight.medium });

export const demoText = style({ margin: 0, fontSize: text.sm, color: color.ink });

export const unsent = style({ marginTop: space(5) });
