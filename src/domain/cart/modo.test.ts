import { expect, test } from 'vitest';
import { MODOS_EXIBICAO, modosOrdenacao } from './modo.ts';

const named = (isLoggedIn: boolean) =>
  modosOrdenacao(isLoggedIn).map((m) => [m.idEcommerceModoOrdenacao, m.descricaoEcommerceModoOrdenacao]);

test('MODOS_EXIBICAO offers a list and a grid', () => {
  expect(MODOS_EXIBICAO).toEqual([
    { idEcommerceModoExibicao: 1, descricaoEcommerceModoExibicao: 'Lista' },
    { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Grade' },
  ]);
});

test('modosOrdenacao offers six orders to a signed-in user', () => {
  expect(named(true)).toEqual([
    [1, 'Descrição A-Z'],
    [2, 'Descrição Z-A'],
    [3, 'Mais vendidos'],
    [4, 'Menor preço'],
    [5, 'Maior preço'],
    [6, 'Relevância'],
  ]);
});

test('modosOrdenacao offers no order by price to a visitor', () => {
  expect(named(false).map(([id]) => id)).toEqual([1, 2, 3, 6]);
});
