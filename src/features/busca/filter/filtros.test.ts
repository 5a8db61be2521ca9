import { expect, test } from 'vitest';
import { BUSCA_VAZIA, type Busca } from '#routes.ts';
import { buscaFor, chipsOf, gruposFor, SEM_FILTROS, toChoice, toggled, withSem } from './filtros.ts';

const busca = (part: Partial<Busca>): Busca => ({ ...BUSCA_VAZIA, ...part });

test('ticking adds an id to its group, unticking removes it, and the other parameters stay', () => {
  expect(toggled(busca({ fab: [3], cat: [1] }), 'fab', 8)).toEqual({ fab: [3, 8] });
  expect(toggled(busca({ fab: [3, 8] }), 'fab', 3)).toEqual({ fab: [8] });
});

test('badges are offered only to signed-in users', () => {
  const titulos = (isLoggedIn: boolean) => gruposFor(isLoggedIn).map(({ titulo }) => titulo);
  const open = ['Fabricante', 'Marca', 'Linha de Produto', 'Categoria', 'SubCategoria'];
  expect(titulos(true)).toEqual([...open, 'Selos']);
  expect(titulos(false)).toEqual(open);
});

test('a visitor is not filtered by badges, promotions or flags, nor sorted by price', () => {
  const asked = busca({
    pes: 'x',
    fab: [1],
    sel: [2],
    con: 11,
    lis: 4,
    est: true,
    mven: true,
    cas: true,
    dvl: true,
    ord: 4,
  });
  expect(buscaFor(asked, true)).toEqual(asked);
  expect(buscaFor(asked, false)).toEqual(busca({ pes: 'x', fab: [1], lis: 4 }));
  expect(buscaFor(busca({ ord: 5 }), false).ord).toBeNull();
  expect(buscaFor(busca({ ord: 2 }), false).ord).toBe(2);
});

test('chips carry the type of their filter', () => {
  const asked = busca({ fab: [1], mar: [2], lin: [3], cat: [4], subcat: [5], sel: [6], con: 11 });
  const chips = chipsOf(asked, { fabricantes: [{ id: 1, nome: 'Aché' }] }, 'Campanha de inverno');
  expect(chips.map(({ tipo, nome }) => [tipo, nome])).toEqual([
    [7, 'Campanha de inverno'],
    [1, 'Aché'],
    [2, 'Marca 2'],
    [3, 'Linha de Produto 3'],
    [4, 'Categoria 4'],
    [5, 'SubCategoria 5'],
    [6, 'Selos 6'],
  ]);
});

test('a name that the company did not give reads as products without one', () => {
  const opcoes = withSem({
    fabricantes: [{ id: 1, nome: 'Não informado', quantidade: 3 }],
    marcas: [
      { id: 2, nome: 'Não informada' },
      { id: 3, nome: 'Medley' },
    ],
  });
  expect(opcoes).toEqual({
    fabricantes: [{ id: 1, nome: 'Sem fabricante', quantidade: 3, isSem: true }],
    marcas: [
      { id: 2, nome: 'Sem marca', isSem: true },
      { id: 3, nome: 'Medley' },
    ],
  });
  expect(chipsOf(busca({ mar: [2] }), opcoes, null).map(({ nome }) => nome)).toEqual(['Sem marca']);
});

test('a chip knows the address without it', () => {
  const asked = busca({ fab: [1, 2], con: 11, est: true, mven: true, lis: 7 });
  expect(chipsOf(asked, {}, null).map(({ key, without }) => [key, without])).toEqual([
    ['con', { con: null }],
    ['est', { est: false }],
    ['mven', { mven: false }],
    ['lis', { lis: null }],
    ['fab1', { fab: [2] }],
    ['fab2', { fab: [1] }],
  ]);
});

test('only products in stock are asked of the engine when the switch is on', () => {
  expect(toChoice(busca({ est: true }), false).filtros?.comEstoque).toBe(true);
  expect(toChoice(busca({}), false).filtros?.comEstoque).toBeUndefined();
});

test("'Limpar Todos' keeps the text, the order and the display mode", () => {
  const asked = busca({ pes: 'x', fab: [1], mar: [2], sel: [3], con: 4, cas: true, lis: 5, exi: 2, ord: 3 });
  expect({ ...asked, ...SEM_FILTROS }).toEqual(busca({ pes: 'x', exi: 2, ord: 3 }));
});
