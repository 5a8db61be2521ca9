import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [under.sheet]: { padding: space(3) } },
});

export const loading = style({ display: 'grid', gap: space(4) });

export const detail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(6),
  '@media': { [under.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) } },
});

/** The well that the stack of boxes stands in. */
export const picture = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  borderRadius: radius.card,
  background: color.page,
  '@media': { [under.sheet]: { padding: space(2) } },
});

export const main = style({ display: 'grid', alignContent: 'start', gap: space(2), minWidth: 0 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

export const title = style({
  fontSize: text.lg,
  fontWeight: weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const conteudo = style({ color: color.inkSoft, fontSize: text.sm });

export const gone = style({ fontWeight: weight.bold, color: color.negative });

export const buy = style({ maxWidth: '420px', marginTop: space(1), containerType: 'inline-size' });

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(5)}`,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.card,
  background: color.page,
});

export const term = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: text.sm,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const itens = style({ display: 'grid' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px 56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
  '@media': {
    [under.sheet]: {
      gridTemplateColumns: '40px 56px minmax(0, 1fr)',
      gridTemplateAreas: '"quantidade drawing words" "preco preco preco"',
    },
  },
});

export const quantidade = style({
  fontSize: text.lg,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

export const itemWords = style({ minWidth: 0 });

export const nome = style({ fontWeight: weight.bold, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const apresentacao = style({ fontWeight: weight.regular });

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const itemPreco = style({
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [under.sheet]: {
      gridArea: 'preco',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: `0 ${space(3)}`,
    },
  },
});

export const de = style({ fontSize: text.xs, color: color.inkSoft });

export const por = style({ fontSize: text.md, fontWeight: weight.bold, whiteSpace: 'nowrap' });

export const un = style({ fontSize: text.xs, fontWeight: weight.regular, color: color.inkSoft });

export const desconto = style({ fontSize: text.xs, fontWeight: weight.bold, color: color.positive });

export const selos = style({ display: 'grid', gap: space(3) });

export const selo = style({ display: 'grid', justifyItems: 'start', gap: space(1) });

export const seloWords = style({ fontSize: text.sm, color: color.inkSoft });
