import { expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import type { CarrinhoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import { comboSample } from '#domain/combo/combo-sample.ts';
import { firstInvalido, recusaDoCombo } from './combos.ts';

const combo = (idItem: number, over: Partial<Combo['promocaoCombo']> = {}) =>
  comboSample(idItem, { promocaoCombo: { quantidadeLimite: 5, ...over } });

const linha = (idItem: number, idItemTipo: number, quantidade: number): ItemCalculado => ({
  idItem,
  idItemTipo,
  idCondicao: 1,
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  descricao: `Item ${idItem}`,
  descricaoMarca: '',
  categoria: '',
  quantidade,
  quantidadeAtendida: quantidade,
  quantidadeFalta: 0,
  valorUnitario: 10_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  stValor: 0,
  valorLiquido: 10_000,
  valorTotal: 100 * quantidade,
});

const cart = (itens: ItemCalculado[]): CarrinhoCalculado => ({
  idPessoaCliente: 101,
  valorTotal: 0,
  totalItens: itens.length,
  grupos: [],
  itens,
  permiteFinalizarCarrinho: true,
  semMeiopagamento: false,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  valorTotalGruposPagamentoConvencional: 0,
  valorTotalGruposPagamentoAntecipado: 0,
  limitePagamentoAntecipado: 0,
});

const hoje = '2026-11-21';
const word = (combos: readonly Combo[], quantidade = 1) => {
  const item = linha(7, 2, quantidade);
  return recusaDoCombo(cart([item]), item, { combos, hoje });
};

test('the device refuses a combo that has expired, is not the customer’s, or is over their limit', () => {
  expect(word([combo(7)], 5)).toBeNull();
  expect(word([combo(7)], 6)).toBe('O limite deste combo é de 5 por cliente.');
  expect(word([combo(7, { dataFinal: '2026-11-20' })])).toContain('não está disponível');
  expect(word([combo(8)])).toContain('não está disponível');
});

test('the device accepts every combo while it knows no combos', () => {
  expect(word([])).toBeNull();
});

test('the first invalid combo is returned, and a product of the same number is not a combo', async () => {
  const vao = cart([linha(7, 1, 99), linha(7, 2, 2), linha(8, 2, 9), linha(9, 2, 9)]);
  const combos = [combo(7), combo(8), combo(9)];
  const found = await firstInvalido(vao, { combos, hoje }, null, null);
  expect(found?.item.idItem).toBe(8);
});

test('the server is asked about a combo, and its response goes before the device’s own check', async () => {
  const vao = cart([linha(8, 2, 9)]);
  const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idCarrinhoGrupo: 55 };
  const snapshot = { ...cart([]), grupos: [grupo] };
  const asked: unknown[] = [];
  const by = (said: string | null | undefined) =>
    firstInvalido(vao, { combos: [combo(8)], hoje }, snapshot, async (query) => {
      asked.push(query);
      return said;
    });
  expect(await by(null)).toBeNull();
  expect(asked).toEqual([{ idCarrinhoGrupo: 55, idPromocaoCombo: 8, quantidade: 9 }]);
  expect((await by('Não.'))?.texto).toBe('Não.');
  expect((await by(undefined))?.texto).toContain('limite deste combo');
});

test('a server that does not respond is not asked about the next combo', async () => {
  const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idCarrinhoGrupo: 55 };
  let asked = 0;
  const found = await firstInvalido(
    cart([linha(7, 2, 2), linha(8, 2, 2)]),
    { combos: [combo(7), combo(8)], hoje },
    { grupos: [grupo] },
    async () => {
      asked += 1;
      return undefined;
    },
  );
  expect([found, asked]).toEqual([null, 1]);
});
