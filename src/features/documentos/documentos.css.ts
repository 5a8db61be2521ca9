import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const nome = style({ overflowWrap: 'anywhere' });

/** A recipient with its request under it. */
export const destinatario = style({ display: 'grid', minWidth: 0 });

export const qual = style({ color: color.inkSoft });

export const cardName = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(2) });

/** The name of a request. */
export const forte = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const licencas = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: text.sm,
});

export const licencasHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
});

export const subtitulo = style({ fontSize: text.sm, fontWeight: weight.bold });

/** The licences, as many in a line as have room. */
export const lista = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(152px, 100%), 1fr))',
  gap: `${space(2)} ${space(4)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** On a phone a licence is one line. */
export const licenca = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  '@media': {
    [under.sheet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space(3),
    },
  },
});

/** The last day with its word next to it; on a tablet, where one has no room for it, all have it below. */
export const validade = style({
  display: 'flex',
  alignItems: 'center',
  gap: `2px ${space(2)}`,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [under.icons]: { flexDirection: 'column', alignItems: 'flex-start' },
    [under.sheet]: { flexDirection: 'row-reverse', alignItems: 'center' },
  },
});

/** Words next to a button's label. */
export const ressalva = style({ fontSize: text.sm, color: color.inkSoft });

/** The acts of a draft. */
export const atos = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const rascunho = style({ display: 'grid', gap: space(1), overflowWrap: 'anywhere' });
