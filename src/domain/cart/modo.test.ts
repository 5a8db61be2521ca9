import { expect, test } from 'vitest';
import { MODOS_EXIBICAO, modosOrdenacao } from './modo.ts';

const named = (isLoggedIn: boolean) =>
  modosOrdenacao(isLoggedIn).map((m) => [m.idEcommerceModoOrdenacao, m.descricaoEcommerceModoOrdenacao]);

test('a list is shown as a list or as a grid', () => {
  expect(MODOS_EXIBICAO).toEqual([
    { idEcommerceModoExibicao: 1, descricaoEcommerceModoExibicao: 'Lista' },
    { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Grade' },
  ]);
});

test('a user orders a list in six ways', () => {
  expect(named(true)).toEqual([
    [1, 'Descrição A-Z'],
    [2, 'Descrição Z-A'],
    [3, 'Mais vendidos'],
    [4, 'Menor preço'],
    [5, 'Maior preço'],
    [6, 'Relevância'],
  ]);
});

test('a visitor sees no prices and orders by none', () => {
  expect(named(false).map(([id]) => id)).toEqual([1, 2, 3, 6]);
});
