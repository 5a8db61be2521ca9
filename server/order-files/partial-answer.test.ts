import { expect, test } from 'vitest';
import { textOfParcial } from './partial-answer.ts';

const PRODUTOS = new Map([
  ['A', { nome: 'DIPIRONA 500 MG', pedidas: 40 }],
  ['B', { nome: 'SORO 1 L', pedidas: 0 }],
]);
const item = (produto: string, quantidadeAtendida: number, motivo = 'Sem estoque') => ({
  posicao: 1,
  produto,
  quantidadeAtendida,
  motivo,
});

test('a partial answer names the confirmed units of each item, of a product of a combo without those ordered', () => {
  const itens = [item('A', 5), item('B', 2), item('X', 0, 'Produto não cadastrado')];
  expect(textOfParcial({ motivo: 'Atendido em parte: estoque insuficiente: Ligue.', itens }, PRODUTOS)).toBe(
    'Atendido em parte: estoque insuficiente: Ligue. DIPIRONA 500 MG: 5 de 40 (Sem estoque); ' +
      'SORO 1 L: 2 (Sem estoque); X: 0 (Produto não cadastrado)',
  );
});

test('a partial answer for another reason says that it is one, and a long one is cut', () => {
  expect(textOfParcial({ motivo: 'Outro motivo', itens: [] }, PRODUTOS)).toBe(
    'Aceito em parte: Outro motivo',
  );
  const itens = Array.from({ length: 33 }, () => item('A', 1));
  expect(textOfParcial({ motivo: 'Outro motivo', itens }, PRODUTOS)).toMatch(/; e mais 3 itens$/);
});

test('a partial answer leaves out the items that are complete', () => {
  const itens = [item('A', 40, 'Atendido'), item('B', 2)];
  expect(textOfParcial({ motivo: 'Outro motivo', itens }, PRODUTOS)).toBe(
    'Aceito em parte: Outro motivo. SORO 1 L: 2 (Sem estoque)',
  );
});
