import { expect, test } from 'vitest';
import { SINAL_COMERCIALIZADO, SINAL_CONTROLADO, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';
import { descricaoGrupoTipo, descricaoProduto, grupoTipoOf } from './produto.ts';

test('descricaoGrupoTipo names a group type, and shows the number of an unknown one', () => {
  expect([1, 2, 3, 9].map(descricaoGrupoTipo)).toEqual([
    'Produtos em geral',
    'Controlados (Portaria 344)',
    'Refrigerados',
    'Grupo 9',
  ]);
});

test('a product that is controlled and refrigerated belongs to the controlled group', () => {
  expect(grupoTipoOf(SINAL_COMERCIALIZADO)).toBe(1);
  expect(grupoTipoOf(SINAL_CONTROLADO)).toBe(2);
  expect(grupoTipoOf(SINAL_COMERCIALIZADO + SINAL_REFRIGERADO)).toBe(3);
  expect(grupoTipoOf(SINAL_CONTROLADO + SINAL_REFRIGERADO)).toBe(2);
});

test('descricaoProduto joins name and presentation', () => {
  expect(descricaoProduto('DIPIRONA', '500 MG')).toBe('DIPIRONA 500 MG');
  expect(descricaoProduto('DIPIRONA', '')).toBe('DIPIRONA');
});
