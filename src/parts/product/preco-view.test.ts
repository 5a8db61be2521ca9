import { expect, test } from 'vitest';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import type { PrecoResumo } from '#engine/read.ts';
import { linhaTotal, precoView, servedOf } from './preco-view.ts';

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

test('precoView prices one unit for quantity 0 and names the first tier', () => {
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

test('precoView applies the tier of the quantity and names the next one', () => {
  const view = precoView(preco, 12, false);
  expect(view).toMatchObject({ por: 80_000, desconto: 2000, st: 0, unitario: 80_000, faixa: 10 });
  expect(view.proxima).toEqual({ quantidade: 30, por: 73_500 });
  expect(precoView(preco, 30, false).proxima).toBeNull();
});

test('precoView returns no list price and no discount for an undiscounted price', () => {
  const plain = precoView({ ...preco, descontoComercial: 0, faixas: [] }, 1, true);
  expect(plain).toMatchObject({ de: null, por: 100_000, desconto: 0, proxima: null });
});

test('precoView omits a next tier that is not cheaper', () => {
  const faixas = [{ quantidade: 10, descontoComercial: 500, descontoFinanceiro: 0 }];
  expect(precoView({ ...preco, faixas }, 1, false).proxima).toBeNull();
});

test('linhaTotal counts only units in stock while the cart lacks the quantity on screen', () => {
  expect(linhaTotal(preco, 25, true, undefined)).toEqual({ valorTotal: 176_00, atendida: 20, falta: 5 });
});

test("linhaTotal returns the cart's own figures once it has the quantity on screen", () => {
  const item = { quantidade: 25, valorTotal: 150_00, quantidadeAtendida: 18, quantidadeFalta: 7 };
  const found = linhaTotal(preco, 25, true, item as ItemCalculado);
  expect(found).toEqual({ valorTotal: 150_00, atendida: 18, falta: 7 });
});

test('servedOf distinguishes lines served completely, in part and not at all', () => {
  const line = (quantidadeAtendida: number, quantidadeFalta: number) =>
    ({ quantidadeAtendida, quantidadeFalta }) as ItemCalculado;
  expect(servedOf(line(5, 0))).toBe('all');
  expect(servedOf(line(3, 2))).toBe('part');
  expect(servedOf(line(0, 5))).toBe('none');
  expect(servedOf(undefined)).toBeNull();
});
