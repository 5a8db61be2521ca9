import { globalStyle, style } from '@vanilla-extract/css';
import { from, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const numero = style({ fontWeight: weight.bold });

/** That its documents open without a signal. */
export const guardada = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.positive,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
});

/** The value in the table. */
export const total = style({ fontWeight: weight.bold, whiteSpace: 'nowrap' });

/** Facts that are the same for nearly all rows. */
export const quieto = style({ color: color.inkSoft, fontSize: text.xs, overflowWrap: 'anywhere' });

export const pagamento = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
});

/** For how long it is late. */
export const atraso = style({ color: color.negative, fontSize: text.xs });

/** A settled invoice asks for nothing. */
export const paga = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.positive,
  fontSize: text.sm,
});

export const boleto = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

// Paper has no room for acts, nor for a day in one line.
globalStyle(`${boleto} > button`, { '@media': { print: { display: 'none' } } });
globalStyle(`${pagamento} > *`, { '@media': { print: { paddingInline: 0, whiteSpace: 'normal' } } });

/** The row above the list; its last part is at the right. */
export const acima = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
});

globalStyle(`${acima} > p`, {
  marginInlineStart: 'auto',
  '@media': { [under.sheet]: { marginInlineStart: 0 } },
});

/** In a toolbar the search takes the room that is left. */
export const busca = style({
  flex: '100 1 120px',
  '@media': { [from.icons]: { flex: '0 1 340px' } },
});

// On a phone little room is left: it goes to the words.
globalStyle(`${busca} input`, { '@media': { [under.sheet]: { paddingLeft: space(9) } } });
globalStyle(`${busca} input:placeholder-shown`, { '@media': { [under.sheet]: { paddingRight: space(1) } } });
globalStyle(`${busca} form > svg`, { '@media': { [under.sheet]: { left: space(2) } } });
