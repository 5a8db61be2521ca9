import { expect, test } from 'vitest';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { computeCarrinho } from './carrinho.ts';
import { sampleCliente, sampleItem } from './carrinho-sample.ts';
import { riscosDoCarrinho } from './risco.ts';

/** The risks of a cart at R$ 10 a unit: `first` units of the first branch, `second` of the second. */
function riscos(cliente: ClienteCompra, first: number, second = 0, estoque = 1000) {
  const linhas = [first, second]
    .map((quantidade, at) => ({ idItem: at + 1, idItemTipo: 1, idCondicao: 1, quantidade }))
    .filter((l) => l.quantidade > 0);
  const itemOf = (l: { idItem: number }) => sampleItem({ idPessoaFilial: l.idItem, estoque });
  return riscosDoCarrinho(computeCarrinho(linhas, itemOf, [], cliente), cliente);
}

test('a group below its branch’s minimum risks its own total, not that of the other group', () => {
  const cliente = sampleCliente({}, { minimoCompra: 5000 });
  expect(riscos(cliente, 4, 100)).toEqual([{ motivo: 'minimo', falta: 1000, valor: 4000 }]);
  expect(riscos(cliente, 5, 100)).toEqual([]);
});

test('a cart below the day’s minimum risks the whole cart', () => {
  const minimo = { aplicarLimiteMinimoDiario: true, valorLimiteMinimoDiario: 10_000 };
  expect(riscos(sampleCliente(minimo), 2, 1)).toEqual([{ motivo: 'minimo', falta: 7000, valor: 3000 }]);
});

test('a cart over the credit risks the excess, and the larger amount comes first', () => {
  const cliente = sampleCliente({ limiteDisponivel: 4500 }, { minimoCompra: 5000 });
  expect(riscos(cliente, 2, 4)).toEqual([
    { motivo: 'minimo', falta: 3000, valor: 2000 },
    { motivo: 'credito', falta: 1500, valor: 1500 },
  ]);
  expect(riscos(cliente, 1, 9).map(({ motivo }) => motivo)).toEqual(['credito', 'minimo']);
});

test('an empty cart, and one whose products are all out of stock, risk nothing', () => {
  const cliente = sampleCliente({ limiteDisponivel: 0 }, { minimoCompra: 5000 });
  expect(riscos(cliente, 0)).toEqual([]);
  expect(riscos(cliente, 4, 0, 0)).toEqual([]);
});
