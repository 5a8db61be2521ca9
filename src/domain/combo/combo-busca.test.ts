import { expect, test } from 'vitest';
import type { Combo, ComboProduto } from '#contract/catalogue/combo.ts';
import { type ComboBusca, isNamedBy, matchCombos } from './combo-busca.ts';
import { comboSample } from './combo-sample.ts';

const item = (descricao: string, idFabricante: number, more: Partial<ComboProduto> = {}): ComboProduto => ({
  idProduto: 1,
  descricao,
  produtoDescricaoTamanhoEmbalagem: '500 MG COM CT BL AL PLAS TRANS X 30',
  produtoFabricante: { idProdutoFabricante: idFabricante, descProdutoFabricante: 'EMS S/A' },
  quantidadeNoCombo: 1,
  bonificacao: false,
  pmc: 0,
  idProdutoMarca: 20 + idFabricante,
  idProdutoLinha: 1,
  idCategoria: 5,
  idSubCategoria: 50,
  tarja: 0,
  sinais: 0,
  ...more,
});

const combo = (
  idItem: number,
  descricao: string,
  valorTotal: number | undefined,
  itens: ComboProduto[],
  selos: number[] = [],
): Combo =>
  comboSample(idItem, {
    descricao,
    promocaoCombo: valorTotal === undefined ? {} : { valorTotal },
    selos: selos.map((idSelo) => ({
      idSelo,
      rotulo: 'Oferta',
      icone: '',
      idBibliotecaIconeLayout: 1,
      previaUrl: null,
      tipoDescontoPorVolume: false,
      Prioridade: 1,
      detalhes: '',
      idTemaPersonalizado: null,
    })),
    itens,
  });

const ALL = [
  combo(1, 'Kit dor e febre', 30_0000, [item('DIPIRONA', 1), item('PARACETAMOL', 2)], [4]),
  combo(2, 'Kit Pressão', 10_0000, [item('LOSARTANA POTÁSSICA', 1, { idCategoria: 6 })]),
  combo(3, 'Leve 12, pague 10: DIPIRONA', undefined, [item('DIPIRONA', 3)]),
  combo(4, 'kit pressao', 20_0000, [item('ATENOLOL', 2)]),
];

const found = (busca: Partial<ComboBusca>) => matchCombos(ALL, { texto: '', ...busca }).map((c) => c.idItem);

test('each search word must begin a word of the combo or of a member, in any order and without accents', () => {
  expect(found({ texto: 'dipirona' })).toEqual([1, 3]);
  expect(found({ texto: 'FEBRE dip' })).toEqual([1]);
  expect(found({ texto: 'pressao potass' })).toEqual([2]);
  expect(found({ texto: 'dipirona 500' })).toEqual([1, 3]);
  expect(found({ texto: 'irona' })).toEqual([]);
});

test('an empty text finds all combos, and signs alone find none', () => {
  expect(found({})).toEqual([1, 2, 4, 3]);
  expect(found({ texto: '--' })).toEqual([]);
});

test('a search means a combo when each of its words begins a word of the combo’s own name', () => {
  const named = (texto: string) => isNamedBy({ descricao: 'Kit colesterol e diabetes' }, texto);
  expect([named('kit diab'), named(''), named('metformina'), named('kit metformina')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('any member can match a filter, and all filters must match', () => {
  expect(found({ fabricantes: [2] })).toEqual([1, 4]);
  expect(found({ fabricantes: [2], marcas: [21] })).toEqual([1]);
  expect(found({ categorias: [6], selos: [] })).toEqual([2]);
  expect(found({ selos: [4] })).toEqual([1]);
  expect(found({ linhas: [9] })).toEqual([]);
});

test('a filter that only products can match finds no combo', () => {
  expect(found({ soProdutos: true })).toEqual([]);
});

test('combos are sorted by name or by price', () => {
  expect(found({ ordem: 2 })).toEqual([3, 2, 4, 1]);
  expect(found({ ordem: 4 })).toEqual([2, 4, 1, 3]);
  expect(found({ ordem: 5 })).toEqual([1, 4, 2, 3]);
});

test('combos without a price come last, by name, in both orders by price', () => {
  const of = (idItem: number, descricao: string, valor?: number) => combo(idItem, descricao, valor, []);
  const all = [of(1, 'B'), of(2, 'C', 500), of(3, 'A'), of(4, 'D', 100), of(5, 'E', 500)];
  const ids = (ordem: number) => matchCombos(all, { texto: '', ordem }).map((c) => c.idItem);
  expect(ids(4)).toEqual([4, 2, 5, 3, 1]);
  expect(ids(5)).toEqual([2, 5, 4, 3, 1]);
});

test('combos of the same name are sorted by id', () => {
  const all = [3, 1, 2].map((idItem) => combo(idItem, 'Kit', 100, []));
  for (const ordem of [1, 2, 4, 5])
    expect(matchCombos(all, { texto: '', ordem }).map((c) => c.idItem)).toEqual([1, 2, 3]);
});

test('a combo is found by a line or a subcategory of any member', () => {
  const all = [
    combo(1, 'A', 1, [item('X', 1, { idProdutoLinha: 7, idSubCategoria: 70 }), item('Y', 1)]),
    combo(2, 'B', 1, [item('Y', 1)]),
  ];
  const ids = (more: Partial<ComboBusca>) => matchCombos(all, { texto: '', ...more }).map((c) => c.idItem);
  expect(ids({ linhas: [7] })).toEqual([1]);
  expect(ids({ subCategorias: [70] })).toEqual([1]);
  expect(ids({ subCategorias: [50] })).toEqual([1, 2]);
  expect(ids({ linhas: [9] })).toEqual([]);
});

test('blanks alone count as an empty text', () => {
  expect(matchCombos([combo(1, 'A', 1, [])], { texto: '   ' })).toHaveLength(1);
});
