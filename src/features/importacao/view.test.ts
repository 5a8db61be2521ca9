import { expect, test } from 'vitest';
import { IMPORTACAO_ENCONTRADO, IMPORTACAO_INATIVO } from '#contract/cart/importacao.ts';
import { sampleItem } from '#domain/cart/carrinho-sample.ts';
import type { LinhaConferida } from './conferir.ts';
import {
  avulsasCount,
  avulsasText,
  buscasDe,
  estimate,
  estimativaText,
  STATUS,
  semEstoqueText,
} from './view.ts';

const linha = (idProduto: number, quantidade: number, estoque: number, over: Partial<LinhaConferida> = {}) =>
  ({
    id: idProduto,
    idProduto,
    quantidade,
    preco: 10_0000,
    status: IMPORTACAO_ENCONTRADO,
    item: sampleItem({ estoque }),
    ...over,
  }) as LinhaConferida;

test('the estimate counts units in stock, once for all lines of a product, and found lines alone', () => {
  expect(estimate([linha(1, 3, 100), linha(2, 5, 2), linha(3, 4, 0)])).toEqual({ total: 5000, emFalta: 2 });
  expect(estimate([linha(1, 3, 4), linha(1, 3, 4)])).toEqual({ total: 4000, emFalta: 1 });
  expect(estimate([linha(1, 3, 9, { status: IMPORTACAO_INATIVO }), linha(2, 2, 9, { item: null })])).toEqual({
    total: 0,
    emFalta: 1,
  });
});

test('a found line says how much of it the stock covers', () => {
  expect([linha(1, 3, 3), linha(1, 3, 2), linha(1, 3, 0), linha(1, 3, -1)].map(semEstoqueText)).toEqual([
    '',
    'Só 2 em estoque',
    'Sem estoque',
    'Sem estoque',
  ]);
  expect(semEstoqueText(linha(1, 3, 0, { status: IMPORTACAO_INATIVO }))).toBe('');
});

test('the words of the estimate say when something is short', () => {
  expect(estimativaText({ total: 1, emFalta: 0 })).toBe('total estimado dos encontrados');
  expect(estimativaText({ total: 1, emFalta: 2 })).toBe(
    'total estimado do que há em estoque; 2 linhas sem estoque para tudo',
  );
});

test.each([
  [['AB-12'], '1 linha com letras no código: a conferência procura o produto', '1 com letras no código'],
  [['dipirona'], '1 linha sem código: você escolhe o produto na conferência', '1 sem código'],
  [
    ['AB-12', 'CD-34', 'dipirona'],
    '2 linhas com letras no código; 1 linha sem código: você escolhe o produto na conferência',
    '2 com letras no código e 1 sem código',
  ],
])('lines that are no numbers, %j, are told by what becomes of them', (nomes, texto, contagem) => {
  const avulsas = nomes.map((identificacao) => ({ identificacao, quantidade: 1 }));
  expect([avulsasText(avulsas), avulsasCount(avulsas)]).toEqual([texto, contagem]);
});

test.each([
  ['a product', 'SINVASTATINA 20 MG X 30', ['SINVASTATINA 20 MG', 'SINVASTATINA 20', 'SINVASTATINA']],
  ['sinvastatina 20 gotinhas c/30', null, ['sinvastatina 20 gotinhas', 'sinvastatina 20']],
  ['sinvastatina 20', null, ['sinvastatina 20']],
  ['999', null, []],
])(
  'of the line %j with the product %j the words %j are searched in turn',
  (identificacao, descProduto, buscas) => {
    expect(buscasDe({ identificacao, descProduto })).toEqual(buscas);
  },
);

test('each status of a line has its word and its colour', () => {
  expect(STATUS.map(({ status, palavra, tone }) => [status, palavra, tone])).toEqual([
    ['1', 'Encontrado', 'positive'],
    ['2', 'Não Encontrado', 'negative'],
    ['3', 'Inativo', 'negative'],
    ['4', 'Sem Condição', 'caution'],
    ['5', 'Fator de Embalagem Inválido', 'negative'],
  ]);
});
