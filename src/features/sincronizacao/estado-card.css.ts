import { style, styleVariants } from '@vanilla-extract/css';
import { radius, text as size, space, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
});

export const kind = styleVariants({
  conectado: { background: color.positiveSoft, color: color.positive },
  verificando: { background: color.pendingSoft, color: color.pending },
  aguardando: { background: color.pendingSoft, color: color.pending },
  lenta: { background: color.pendingSoft, color: color.pending },
  fraca: { background: color.pendingSoft, color: color.pending },
  'sem-sinal': { background: color.pendingSoft, color: color.pending },
  sessao: { background: color.cautionSoft, color: color.caution },
});

export const head = style({ display: 'flex', gap: space(3) });

export const sign = style({ flex: 'none', marginTop: '1px' });

export const words = style({ flex: 1, minWidth: 0 });

export const title = style({ fontWeight: weight.bold, fontSize: size.md });

export const text = style({ color: color.ink, fontSize: size.sm });

// Always there, so that a screen reader hears its words change; without words it takes no room.
export const outcome = style({
  color: color.ink,
  fontSize: size.sm,
  fontWeight: weight.medium,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { marginTop: space(3) } },
});
