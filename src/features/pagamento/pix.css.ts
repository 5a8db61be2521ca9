import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const pix = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) } },
});

export const codePlace = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
});

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '232px',
  aspectRatio: '1',
  padding: space(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: paint('pagamento.qr.background'),
});

export const qr = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: paint('pagamento.qr.module'),
});

export const making = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: space(4),
  color: color.inkSoft,
  fontSize: text.sm,
  textAlign: 'center',
});

export const times = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'center',
  color: color.inkSoft,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const left = style({ color: color.ink, fontSize: text.lg, fontWeight: weight.bold });

export const words = style({ display: 'grid', gap: space(4), minWidth: 0 });

export const steps = style({ display: 'grid', gap: space(3), padding: 0, counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${space(7)} minmax(0, 1fr)`,
  gap: space(3),
  alignItems: 'center',
  fontSize: text.sm,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: space(7),
      height: space(7),
      borderRadius: radius.round,
      background: color.brandSoft,
      color: color.brandText,
      fontWeight: weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const copy = style({ display: 'grid', gap: space(2), minWidth: 0 });

export const copyActs = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const code = style({
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontSize: text.sm,
  fontWeight: weight.medium,
  color: color.inkSoft,
});

export const provider = style({ maxWidth: '120px', maxHeight: '40px', objectFit: 'contain' });
