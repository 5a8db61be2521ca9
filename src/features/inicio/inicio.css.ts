import { style } from '@vanilla-extract/css';
import { from, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import * as look from './look.ts';

export const screen = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' });

export const hero = style({ display: 'grid', gap: space(3), padding: `${space(2)} 0` });

export const greeting = style({ letterSpacing: '-0.01em' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space(4),
  '@media': { [under.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

/** With the day's card a wide screen has three columns: what comes and goes in one moves nothing in the others. */
export const withHoje = style({
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 8fr)' } },
});

export const aside = style({
  '@media': {
    [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});

export const card = style(look.card);

/** The customer's colour, as in the band over the page. */
export const stripe = style({ position: 'absolute', insetInline: 0, top: 0, height: space(1) });

export const eyebrow = style(look.eyebrow);

export const nome = style({ fontSize: text.lg, overflowWrap: 'anywhere', marginTop: `-${space(2)}` });

export const quiet = style(look.quiet);

export const small = style(look.small);

/** Where it will be said whether the device is ready. */
export const strip = style({ minHeight: '63px' });

/** The facts of a customer, in columns where there is room for two. */
export const facts = style([
  look.facts,
  {
    '@media': {
      [from.cards]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
        columnGap: space(4),
      },
    },
  },
]);

export const fact = style(look.fact);

export const factName = style(look.factName);

/** A value that can be changed, and its link. */
export const factLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
});

export const factText = style({ fontSize: text.sm, fontWeight: weight.medium, lineHeight: '28px' });

export const cardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});

/** Links of a card's line: the main one last, at the right. */
export const cardActs = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginLeft: 'auto' });

export const cardText = style(look.cardText);

export const cardTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
});

export const list = style(look.list);

export const listRow = style(look.listRow);

/** The way to all of it. */
export const more = style({
  justifySelf: 'start',
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.bold,
  lineHeight: target.touch,
});

export const listMain = style(look.listMain);

export const listName = style(look.listName);

export const listEnd = style(look.listEnd);

/** How many customers are ready, and the button that makes the others so. */
export const prontos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  fontSize: text.sm,
  color: color.inkSoft,
});

/** Two columns where the card is as wide as the page. */
export const clientes = style([
  list,
  {
    maxHeight: '440px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    alignContent: 'start',
    '@media': {
      [under.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
      [under.cards]: { maxHeight: 'none', overflowY: 'visible' },
    },
  },
]);

export const cliente = style(look.cliente);

export const swatch = style(look.swatch);

export const clienteNome = style(look.clienteNome);

export const current = style({ flex: 'none', color: color.brandText });

/** The buttons for the end of a visit: its note, and sharing its orders. */
export const visita = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
