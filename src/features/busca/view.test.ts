import { expect, test } from 'vitest';
import type { ItemCalculado } from '#domain/carrinho.ts';
import type { PrecoResumo, ProdutoResumo } from '#engine/read.ts';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';
import {
  contextoForPrecos,
  estoqueOf,
  idadePrecos,
  linhaTotal,
  precoView,
  semPrecosOf,
  toAvisos,
  totalText,
} from './view.ts';

const preco: PrecoResumo = {
  valorUnitario: 100_000,
  descontoComercial: 1000,
  descontoFinanceiro: 0,
  st: 1000,
  idPessoaFilial: 1,
  estoque: 20,
  faixas: [
    { quantidade: 10, descontoComercial: 2000, descontoFinanceiro: 0 },
    { quantidade: 30, descontoComercial: 2500, descontoFinanceiro: 200 },
  ],
};

const produto = (change: Partial<ProdutoResumo>): ProdutoResumo =>
  ({ comercializado: true, preco, ...change }) as ProdutoResumo;

const withStock = (estoque: number) => produto({ preco: { ...preco, estoque } });

test('calls 20 units available, 19 few and none missing', () => {
  expect(estoqueOf(withStock(20), true)).toBe('disponivel');
  expect(estoqueOf(withStock(19), true)).toBe('poucas');
  expect(estoqueOf(withStock(1), true)).toBe('poucas');
  expect(estoqueOf(withStock(0), true)).toBe('falta');
});

test('says nothing of stock without the prices of this customer, except of what is not marketed', () => {
  expect(estoqueOf(withStock(50), false)).toBeNull();
  expect(estoqueOf(produto({ preco: null }), true)).toBeNull();
  expect(estoqueOf(produto({ comercializado: false }), false)).toBe('falta');
});

test('prices one unit before anything is in the cart, and names the first tier', () => {
  expect(precoView(preco, 0, true)).toEqual({
    de: 100_000,
    por: 90_000,
    desconto: 1000,
    st: 9000,
    unitario: 99_000,
    faixa: null,
    proxima: { quantidade: 10, por: 80_000 },
  });
});

test('applies the tier that the quantity reaches, and names the next one', () => {
  const view = precoView(preco, 12, false);
  expect(view).toMatchObject({ por: 80_000, desconto: 2000, st: 0, unitario: 80_000, faixa: 10 });
  expect(view.proxima).toEqual({ quantidade: 30, por: 73_500 });
  expect(precoView(preco, 30, false).proxima).toBeNull();
});

test('strikes no list price and shows no discount where there is none', () => {
  const plain = precoView({ ...preco, descontoComercial: 0, faixas: [] }, 1, true);
  expect(plain).toMatchObject({ de: null, por: 100_000, desconto: 0, proxima: null });
});

test('names no next tier that is not cheaper', () => {
  const faixas = [{ quantidade: 10, descontoComercial: 500, descontoFinanceiro: 0 }];
  expect(precoView({ ...preco, faixas }, 1, false).proxima).toBeNull();
});

test('totals what is served when the quantity is ahead of the cart', () => {
  expect(linhaTotal(preco, 25, true, undefined)).toEqual({ valorTotal: 176_00, atendida: 20, falta: 5 });
});

test("takes the cart's own figures once it holds the quantity on screen", () => {
  const item = { quantidade: 25, valorTotal: 150_00, quantidadeAtendida: 18, quantidadeFalta: 7 };
  const found = linhaTotal(preco, 25, true, item as ItemCalculado);
  expect(found).toEqual({ valorTotal: 150_00, atendida: 18, falta: 7 });
});

const contextos = [{ idContexto: 'c1', idCondicao: 1 }] as ClienteDetalhe['contextos'];
const completa = {
  condicao: { idCondicao: 1, descCondicao: 'Varejo SP' },
  prazo: { idPrazo: 2, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
};
const cliente = (preferencia: object | null): ClienteRow =>
  ({ idPessoa: 101, detalhe: preferencia && { contextos, preferencia } }) as ClienteRow;

test('prices in the context that a complete preference names, and in none without it', () => {
  expect(contextoForPrecos(cliente(completa))?.idContexto).toBe('c1');
  expect(contextoForPrecos(cliente({ ...completa, prazo: null }))).toBeUndefined();
  expect(contextoForPrecos(cliente({ ...completa, formaPagamento: null }))).toBeUndefined();
  expect(contextoForPrecos(cliente({ ...completa, condicao: null }))).toBeUndefined();
  expect(contextoForPrecos(cliente(null))).toBeUndefined();
  expect(contextoForPrecos(null)).toBeUndefined();
});

test('says why there are no prices', () => {
  expect(semPrecosOf(null, false)).toBe('sem-cliente');
  expect(semPrecosOf(cliente(null), false)).toBe('sem-dados');
  expect(semPrecosOf(cliente({ ...completa, prazo: null }), true)).toBe('sem-preferencias');
  expect(semPrecosOf(cliente(completa), false)).toBe('sem-tabela');
  expect(semPrecosOf(cliente(completa), true)).toBeNull();
});

test('counts items in words', () => {
  expect(totalText(0)).toBe('0 itens no total');
  expect(totalText(1)).toBe('1 item no total');
  expect(totalText(29_849)).toBe('29.849 itens no total');
});

test('dates prices by the hour today and by the day before', () => {
  const now = Date.parse('2026-11-20T18:00:00-03:00');
  expect(idadePrecos(Date.parse('2026-11-20T14:03:00-03:00'), now)).toBe('preços de hoje 14:03');
  expect(idadePrecos(Date.parse('2026-11-19T23:59:00-03:00'), now)).toBe('preços de 19/11/2026 23:59');
});

test('a wish to be told of a product waits, and is known once the server confirmed it', () => {
  const wish = (idItem: number, idItemTipo = 1) => ({
    intent: { tipo: 'intencao' as const, idItem, idItemTipo, descricao: '' },
  });
  expect([...toAvisos([wish(1), wish(2)], [wish(2), wish(3, 2)])]).toEqual([
    [1, 'fila'],
    [2, 'feito'],
  ]);
});
