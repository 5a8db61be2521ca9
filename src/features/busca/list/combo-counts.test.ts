import { expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { BUSCA_VAZIA } from '#routes.ts';
import { withComboCounts } from './combo-counts.ts';

const combo = (idItem: number, descricao: string, ...members: [fabricante: number, marca: number][]): Combo =>
  ({
    idItem,
    descricao,
    selos: [],
    promocaoCombo: {},
    itens: members.map(([idProdutoFabricante, idProdutoMarca]) => ({
      descricao: '',
      produtoDescricaoTamanhoEmbalagem: '',
      produtoFabricante: { idProdutoFabricante },
      idProdutoMarca,
    })),
  }) as unknown as Combo;

const combos = [combo(901, 'Kit Dor', [1, 10], [1, 11]), combo(902, 'Kit Gripe', [1, 10], [2, 20])];
const opcoes = {
  fabricantes: [
    { id: 1, nome: 'Aché', quantidade: 5 },
    { id: 2, nome: 'EMS', quantidade: 3 },
  ],
  marcas: [{ id: 20, nome: 'EMS', quantidade: 3 }],
};

test('a combo counts once for each member of a group that it holds', () => {
  expect(withComboCounts(opcoes, combos, BUSCA_VAZIA)).toEqual({
    fabricantes: [
      { id: 1, nome: 'Aché', quantidade: 7 },
      { id: 2, nome: 'EMS', quantidade: 4 },
    ],
    marcas: [{ id: 20, nome: 'EMS', quantidade: 4 }],
  });
});

test('the text and the other groups’ choices narrow combos; the group’s own choice does not', () => {
  const { fabricantes, marcas } = withComboCounts(opcoes, combos, {
    ...BUSCA_VAZIA,
    pes: 'kit',
    fab: [1],
    mar: [20],
  });
  expect(fabricantes?.map(({ quantidade }) => quantidade)).toEqual([6, 4]);
  expect(marcas?.map(({ quantidade }) => quantidade)).toEqual([4]);
  expect(withComboCounts(opcoes, combos, { ...BUSCA_VAZIA, pes: 'dor' }).fabricantes?.[1]?.quantidade).toBe(
    3,
  );
  const own = withComboCounts(opcoes, combos, { ...BUSCA_VAZIA, fab: [2] });
  expect(own.fabricantes?.map(({ quantidade }) => quantidade)).toEqual([7, 4]);
});

test('filters that only products can meet leave the counts without combos', () => {
  expect(withComboCounts(opcoes, combos, { ...BUSCA_VAZIA, mven: true })).toEqual(opcoes);
  expect(withComboCounts(opcoes, [], BUSCA_VAZIA)).toBe(opcoes);
});
