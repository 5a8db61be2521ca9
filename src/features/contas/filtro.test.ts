import { expect, test } from 'vitest';
import { chipsOf, contasHref, FILTRO_INICIAL, readFiltro } from './filtro.ts';

test('an address without choices is the default filter, and the default stays out of the address', () => {
  expect(readFiltro('')).toEqual(FILTRO_INICIAL);
  expect(contasHref(FILTRO_INICIAL)).toBe('/contaspendentes');
});

test('every choice is read back from its address', () => {
  const filtro = { situacao: 'liquidadas', idFormaPagamento: 10, ordem: '-valor' } as const;
  const href = contasHref(filtro);
  expect(href).toBe('/contaspendentes?sit=liquidadas&forma=10&ord=-valor');
  expect(readFiltro(href.slice(href.indexOf('?')))).toEqual(filtro);
});

test.each(['?sit=x&forma=-1&ord=y', '?forma=0', '?forma=1e3', '?forma=99999999999'])(
  'invalid choices are ignored: %s',
  (search) => expect(readFiltro(search)).toEqual(FILTRO_INICIAL),
);

test('each choice beyond the default has a chip that takes it away', () => {
  expect(chipsOf(FILTRO_INICIAL, String)).toEqual([]);
  const chips = chipsOf({ ...FILTRO_INICIAL, situacao: 'parte', idFormaPagamento: 10 }, () => 'Pix');
  expect(chips.map(({ nome, without }) => [nome, without])).toEqual([
    ['Paga em parte', { situacao: 'abertas' }],
    ['Pix', { idFormaPagamento: null }],
  ]);
});
