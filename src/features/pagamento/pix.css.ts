import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The picture stands at the left; on a phone, which cannot scan its own screen, under the code to copy. */
export const pix = style({
  display: 'grid',
  gridTemplate: '"code words" auto "code steps" 1fr / 232px minmax(0, 1fr)',
  gap: `${space(5)} ${space(6)}`,
  alignItems: 'start',
  '@media': {
    [under.cards]: { gridTemplate: '"words" "code" "steps" / minmax(0, 1fr)', gap: space(4) },
  },
});

export const codePlace = style({
  gridArea: 'code',
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

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

export const times = style({
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const left = style({ color: color.ink, fontSize: text.lg, fontWeight: weight.bold });

export const made = style({ display: 'block', fontSize: text.xs });

export const words = style({ gridArea: 'words', display: 'grid', gap: space(3), minWidth: 0 });

export const steps = style({
  gridArea: 'steps',
  display: 'grid',
  gap: space(3),
  padding: 0,
  counterReset: 'step',
});

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

/** Copying is the usual way: its button takes the room. */
export const copyActs = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
globalStyle(`${copyActs} > button`, { flex: '1 1 auto' });
globalStyle(`${copyActs} > button:first-child`, { flexGrow: 4 });

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
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  background: color.pendingSoft,
  color: color.pending,
  fontSize: text.sm,
  fontWeight: weight.medium,
});

export const provider = style({ maxWidth: '120px', maxHeight: '40px', objectFit: 'contain' });
