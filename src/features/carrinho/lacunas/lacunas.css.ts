import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, under } from '#theme/scale.ts';

export const strip = style({
  display: 'grid',
  gap: space(2),
  padding: `0 ${space(4)} ${space(3)}`,
  '@media': { [under.cards]: { padding: `0 ${space(2)} ${space(3)}` } },
});

export const acts = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space(2) });

export const credit = style({ color: paint('carrinho.gap.credit'), fontSize: text.sm });

export const tiers = style({
  overflow: 'hidden',
  borderRadius: radius.control,
  background: paint('carrinho.gap.background'),
  color: paint('carrinho.gap.text'),
  fontSize: text.sm,
});

export const tier = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(3)}`,
});

export const sign = style({ flex: 'none', color: paint('carrinho.gap.sign') });

export const words = style({ flex: '1 1 auto', minWidth: 0 });

export const take = style({ flex: 'none', whiteSpace: 'nowrap' });
