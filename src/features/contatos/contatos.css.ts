import { style } from '@vanilla-extract/css';
import { headerHeight, isLow, layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

/** A section's title with its count on one line, and its toolbar under it. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});

/** On a phone the list is long: the acts on a marked card stay in view, under the page's header. */
export const acoes = style({
  '@media': {
    [under.cards]: {
      position: 'sticky',
      top: headerHeight,
      zIndex: layer.sticky,
      marginInline: `-${space(1)}`,
      padding: `${space(2)} ${space(1)}`,
      background: color.page,
    },
    [isLow]: { top: 0 },
  },
});

export const exclusoes = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });

export const exclusao = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const titulo = style({ fontSize: text.lg });

export const registros = style({
  fontSize: text.sm,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const age = style({ color: color.inkSoft, fontSize: text.sm });

export const card = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: `${space(3)} ${space(6)}`,
  margin: 0,
  fontSize: text.sm,
  // Two facts next to each other on the narrowest phone.
  '@media': { [under.sheet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) } },
});

export const fato = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** The name takes the room of two. */
export const largo = style([
  fato,
  { gridColumn: 'span 2', '@media': { [under.sheet]: { gridColumn: '1 / -1' } } },
]);

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const valor = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

/** Three fields in one row, with room for their errors; under each other on phones. */
export const tres = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  '@media': { [under.sheet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A value of a row, with its state under it. */
export const comEstado = style({ display: 'grid', justifyItems: 'start', gap: space(1) });

export const forte = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
