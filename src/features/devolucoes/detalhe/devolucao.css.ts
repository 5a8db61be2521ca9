import { style } from '@vanilla-extract/css';
import { radius, space, text, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const card = style({
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
  '@media': { [under.sheet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) } },
});

export const fato = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** A long text has a row to itself. */
export const observacoes = style([fato, { gridColumn: '1 / -1' }]);

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const valor = style({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const titulo = style({ fontSize: text.md });
