import { style } from '@vanilla-extract/css';
import { space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import * as look from './look.ts';

export const card = style(look.card);
export const eyebrow = style(look.eyebrow);
export const cardText = style(look.cardText);
export const quiet = style(look.quiet);
export const small = style(look.small);
/** Two sums stand side by side in the narrowest column. */
export const facts = style([look.facts, { columnGap: space(4) }]);
export const fact = style(look.fact);
export const factName = style(look.factName);
export const list = style(look.list);
export const listRow = style(look.listRow);
export const listMain = style(look.listMain);
export const listName = style(look.listName);
export const listEnd = style(look.listEnd);
export const cliente = style(look.cliente);
export const clienteNome = style(look.clienteNome);
export const swatch = style(look.swatch);

/** A section of the day's card, with a line above it. */
export const secao = style({ borderTop: `1px solid ${color.line}`, paddingTop: space(2) });

/** A goal with its bar and the amount missing, in line with its title: the list's margins are negative. */
export const meta = style({ display: 'grid', gap: space(1), padding: `${space(1)} ${space(3)}` });

/** The title of a section, and the button that shows all of it. */
export const topo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: target.dense,
  // The words of the button end where the amounts below end.
  marginRight: `-${space(3)}`,
});

export const titulo = style({ fontSize: text.sm, fontWeight: weight.bold });
