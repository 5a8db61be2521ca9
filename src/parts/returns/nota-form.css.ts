import { globalStyle, style } from '@vanilla-extract/css';
import { from, headerHeight, isLow, layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { lift } from '#ui/layer/toast-host.css.ts';

/** The steps, and at a desk the summary at their right. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxWidth: '760px',
  '@media': {
    [from.longIcons]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      alignItems: 'start',
      maxWidth: 'none',
    },
  },
});

export const passos = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const titulo = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.bold,
});

export const numero = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brandText,
  fontSize: text.sm,
});

export const feito = style({ selectors: { '&&': { background: color.positive, color: color.surface } } });

/** Two fields next to each other where there is room. */
export const dupla = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@media': { [from.cards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The place of the invoice before one is chosen. */
export const vazia = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: `${space(5)} ${space(4)}`,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  color: color.inkSoft,
  fontSize: text.sm,
  textAlign: 'center',
});

export const nota = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  '@media': { [under.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});

export const fatos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(6)}`,
  margin: 0,
  fontSize: text.md,
});

export const fato = style({ minWidth: 0 });

export const nome = style({ margin: 0, color: color.inkSoft, fontSize: text.xs, fontWeight: weight.regular });

export const valor = style({
  margin: 0,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** The acts stay in sight: at a desk next to the steps, else along the foot of the window. */
export const lado = style([
  card,
  {
    gap: space(3),
    position: 'sticky',
    bottom: 0,
    zIndex: layer.sticky,
    '@media': {
      [under.longIcons]: { paddingBlock: space(3), boxShadow: `0 -4px 20px ${color.shadow}` },
      [from.longIcons]: { top: `calc(${headerHeight} + ${space(4)})`, bottom: 'auto' },
      [isLow]: { position: 'static' },
    },
  },
]);

/** The steps say the same on a narrow window. */
export const resumo = style({
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  '@media': { [under.longIcons]: { display: 'none' } },
});

globalStyle(`${resumo} > dl`, { display: 'grid', gap: space(3), fontSize: text.sm });

export const proximo = style({ display: 'grid', gap: '2px', fontWeight: weight.bold });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  '@media': { [from.longIcons]: { flexDirection: 'column-reverse' } },
});

// Floating elements at the bottom stand over the acts, and a focused field is not behind them.
globalStyle(`html:has(${lado})`, {
  '@media': {
    [under.longIcons]: { vars: { [lift]: '116px' }, scrollPaddingBottom: '140px' },
    [isLow]: { vars: { [lift]: '0px' }, scrollPaddingBottom: 0 },
  },
});
