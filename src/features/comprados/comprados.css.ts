import { style } from '@vanilla-extract/css';
import { from, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Skeletons of rows, one under the other. */
export const lendo = style({ display: 'grid', gap: space(2) });

/** The search takes what the toolbar has left; at a desk not more than a line that is read at a glance. */
export const busca = style({
  flex: '1 1 240px',
  maxWidth: '480px',
  '@media': { [under.cards]: { maxWidth: 'none' } },
});

/** One sheet of rows with hairlines between them. */
export const lista = style({
  margin: 0,
  padding: 0,
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  listStyle: 'none',
});

/** At a desk the reason has a column of its own; on narrower screens it stands under the name. */
export const linha = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 184px 128px',
  gridTemplateAreas: '"figura nome preco atos" "figura motivo preco atos" "figura fatos preco atos"',
  alignItems: 'center',
  gap: `2px ${space(4)}`,
  padding: `${space(2)} ${space(3)}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [from.wide]: {
      gridTemplateColumns: '48px minmax(0, 1fr) 232px 184px 296px',
      gridTemplateAreas: '"figura nome motivo preco atos" "figura fatos motivo preco atos"',
    },
    [under.cards]: {
      gridTemplateColumns: '48px minmax(0, 1fr) 128px',
      gridTemplateAreas: '"figura nome nome" "figura motivo motivo" "figura fatos fatos" "preco preco atos"',
      columnGap: space(3),
      paddingBlock: space(3),
    },
    print: { breakInside: 'avoid' },
  },
});

export const figura = style({ gridArea: 'figura', alignSelf: 'start' });

export const nome = style({
  gridArea: 'nome',
  alignSelf: 'end',
  fontWeight: weight.medium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const apresentacao = style({ fontWeight: weight.regular, color: color.inkSoft });

const soft = { fontSize: text.sm, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' } as const;

export const vazio = style(soft);

export const motivo = style({ ...soft, gridArea: 'motivo' });

export const fatos = style({
  ...soft,
  gridArea: 'fatos',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
});

export const preco = style({ gridArea: 'preco' });

export const atos = style({
  gridArea: 'atos',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
});

/** The button that puts the usual units, with what they cost under it. */
export const oferta = style({ flex: '0 1 128px', display: 'grid', gap: '2px', textAlign: 'center' });

export const soma = style({ ...soft, fontSize: text.xs });

/** The counter stands next to the offer only where both have room. */
export const aoLado = style({ '@media': { [under.wide]: { display: 'none' } } });

export const fora = style({ ...soft, gridColumn: 'preco-start / atos-end', gridRow: 'preco' });
