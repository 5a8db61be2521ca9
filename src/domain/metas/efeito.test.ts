import { expect, test } from 'vitest';
import type { ComboProduto } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { comboSample } from '#domain/combo/combo-sample.ts';
import { efeitosDoCarrinho } from './efeito.ts';
import { fatiasDe } from './fatias.ts';
import { metaSample } from './meta-sample.ts';

const item = (idItem: number, valorTotal: number, idItemTipo = ITEM_PRODUTO) => ({
  idItem,
  idItemTipo,
  valorTotal,
});
const membro = (idFabricante: number, quantidadeNoCombo: number, bonificacao = false): ComboProduto => ({
  idProduto: idFabricante,
  descricao: '',
  produtoDescricaoTamanhoEmbalagem: '',
  produtoFabricante: { idProdutoFabricante: idFabricante, descProdutoFabricante: '' },
  quantidadeNoCombo,
  bonificacao,
  pmc: 0,
  idProdutoMarca: idFabricante * 10,
  idProdutoLinha: 1,
  idCategoria: 1,
  idSubCategoria: 1,
  tarja: 0,
  sinais: 0,
});
const PRODUTOS = new Map([[5, { idFabricante: 1, idMarca: 10 }]]);

test('a line counts for its maker, a combo for those of its paid products, by their units', () => {
  const combo = comboSample(5, { itens: [membro(1, 1), membro(2, 2), membro(3, 9, true)] });
  const linhas = [item(5, 40), item(5, 100, ITEM_COMBO)];
  expect(fatiasDe(linhas, PRODUTOS, [combo])).toEqual([
    { idFabricante: 1, idMarca: 10, valor: 40 },
    { idFabricante: 1, idMarca: 10, valor: 33 },
    { idFabricante: 2, idMarca: 20, valor: 66 },
  ]);
});

test('an unknown product and an unknown combo count for no maker', () => {
  expect(fatiasDe([item(6, 40), item(5, 100, ITEM_COMBO)], PRODUTOS)).toEqual([]);
});

test('a cart moves the goals that count it: from the percent before to the one after', () => {
  const metas = [
    metaSample(),
    metaSample({ idMeta: 2, fabricantes: [1], valor: 10_000_00, realizado: 0 }),
    metaSample({ idMeta: 3, fabricantes: [2] }),
    metaSample({ idMeta: 4, cliente: { idPessoa: 101, nome: 'Aurora' }, valor: 4_000_00, realizado: 0 }),
    metaSample({ idMeta: 5, cliente: { idPessoa: 102, nome: 'Vereda' } }),
  ];
  const carrinho = { total: 3_200_00, fatias: [{ idFabricante: 1, idMarca: 10, valor: 1_000_00 }] };
  const efeitos = efeitosDoCarrinho(metas, 101, carrinho);
  expect(efeitos.map(({ meta, antes, depois }) => [meta.idMeta, antes, depois])).toEqual([
    [1, 60, 64],
    [2, 0, 10],
    [4, 0, 80],
  ]);
});

test('a cart without a served unit moves nothing', () => {
  expect(efeitosDoCarrinho([metaSample()], 101, { total: 0, fatias: [] })).toEqual([]);
});
