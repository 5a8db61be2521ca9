import { expect, test } from 'vitest';
import {
  ITEM_COMBO,
  ITEM_PEDIDO_BONIFICADO,
  ITEM_PEDIDO_COMBO,
  ITEM_PRODUTO,
} from '#contract/catalogue/item-tipo.ts';
import {
  avisosDoOrcamento,
  estadoDoOrcamento,
  isOrcamentoExcluido,
  linhasOrcadas,
  validoAteDe,
} from './orcamento.ts';
import { itemSample, pedidoSample } from './pedido-sample.ts';

const HOJE = '2026-11-20';
const orcamento = (part = {}) => pedidoSample({ orcamento: true, validoAte: HOJE, ...part });
const CANCELADO = { portalPedidoSituacao: { idPedidoSituacao: 6, descPedidoSituacao: 'Cancelado' } };

test.each([
  ['holds on its last day', orcamento(), 'Válido até 20/11'],
  ['is over the day after', orcamento({ validoAte: '2026-11-19' }), 'Vencido em 19/11'],
  [
    'went into a cart',
    orcamento({ transformadoEm: '2026-11-18T23:30:00-03:00' }),
    'Foi para o carrinho em 18/11',
  ],
  ['was removed', orcamento({ ...CANCELADO, transformadoEm: '2026-11-18T10:00:00-03:00' }), 'Excluído'],
  ['of the company has no words of ours', orcamento({ validoAte: null }), undefined],
  ['that is an order has no state', pedidoSample(), undefined],
])('a quotation that %s', (_name, pedido, texto) => {
  expect(estadoDoOrcamento(pedido, HOJE)?.texto).toBe(texto);
});

test('only a quotation made here is removed, not one that the company cancelled', () => {
  expect(isOrcamentoExcluido(orcamento(CANCELADO))).toBe(true);
  expect(isOrcamentoExcluido(orcamento({ ...CANCELADO, validoAte: null }))).toBe(false);
  expect(isOrcamentoExcluido(pedidoSample(CANCELADO))).toBe(false);
});

test('a quotation that was turned before, or whose days are over, is warned of', () => {
  expect(avisosDoOrcamento({ validoAte: HOJE, transformadoEm: null }, HOJE)).toEqual([]);
  expect(
    avisosDoOrcamento({ validoAte: '2026-11-19', transformadoEm: '2026-11-18T10:00:00-03:00' }, HOJE),
  ).toEqual(['Já foi para o carrinho em 18/11.', 'Vencido em 19/11: valem os preços de hoje.']);
});

test('the days count from the day in the business time zone', () => {
  expect(validoAteDe(Date.parse('2026-11-21T02:00:00Z'), 7)).toBe('2026-11-27');
});

const item = (idProduto: number, part = {}) =>
  itemSample(idProduto, { quantidadeFalta: 1, valorTotal: 300, ...part });

test('the lines are the wanted units with their price and remark', () => {
  expect(linhasOrcadas([item(1, { observacao: 'caixa' }), item(2)], 4)).toEqual([
    {
      idItem: 1,
      idItemTipo: 1,
      idCondicao: 4,
      quantidade: 3,
      descricao: 'P1',
      preco: 15_000,
      observacao: 'caixa',
    },
    { idItem: 2, idItemTipo: 1, idCondicao: 4, quantidade: 3, descricao: 'P2', preco: 15_000 },
  ]);
});

test('a line has its own price, not that of another kind with its number', () => {
  const bonus = item(1, { idPrePedidoItemTipo: ITEM_PEDIDO_BONIFICADO, valorUnitarioLiquido: 0 });
  const combo = item(2, { idPrePedidoItemTipo: ITEM_PEDIDO_COMBO, valorUnitarioLiquido: 90_000 });
  const linhas = linhasOrcadas([bonus, combo, item(1), item(2)], 4);
  expect(linhas.map(({ idItem, idItemTipo, preco }) => [idItem, idItemTipo, preco])).toEqual([
    [2, ITEM_COMBO, 90_000],
    [1, ITEM_PRODUTO, 15_000],
    [2, ITEM_PRODUTO, 15_000],
  ]);
});
