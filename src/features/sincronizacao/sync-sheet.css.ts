import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
});

export const stateKind = styleVariants({
  conectado: { background: color.positiveSoft, color: color.positive },
  'sem-sinal': { background: color.pendingSoft, color: color.pending },
  sessao: { background: color.cautionSoft, color: color.caution },
});

export const sign = style({ flex: 'none', alignSelf: 'start' });

export const words = style({ flex: '1 1 200px' });

export const stateTitle = style({ fontWeight: weight.bold });

export const stateText = style({ color: color.ink, fontSize: text.sm });

export const idle = style({ color: color.inkSoft, textAlign: 'center' });

export const title = style({ marginBottom: space(2) });

export const client = style({ marginTop: space(3) });

export const clientName = style({
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const list = style({ fontSize: text.sm, overflowWrap: 'anywhere' });

export const item = style({
  padding: `${space(2)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: target.dense,
});

export const order = style({ fontWeight: weight.bold });

export const soft = style({ color: color.inkSoft, fontSize: text.sm });

export const decision = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(4)}`,
  borderRadius: radius.control,
  background: color.cautionSoft,
  boxShadow: `inset 4px 0 0 ${color.caution}`,
  selectors: { '& + &': { marginTop: space(2) } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(1) });

export const data = style({ display: 'grid', gap: space(2), fontSize: text.sm });

export const datum = style({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  gap: `0 ${space(3)}`,
});

export const whose = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  color: color.inkSoft,
});

export const oneLine = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const age = style({ flex: 'none' });
