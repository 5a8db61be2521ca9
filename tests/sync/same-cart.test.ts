import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CarrinhoCalculado } from '#domain/carrinho.ts';
import { must } from '#lib/must.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;
let products: number[];

beforeAll(async () => {
  server = await startHttpServer();
  device = await openTestDevice(await logIn());
  await device.refresh();
  const found = must(await device.env.engine.search('', { offset: 0, limit: 300 }), 'search');
  products = found.produtos.filter((p) => p.preco !== null).map((p) => p.idProduto);
});

afterAll(async () => {
  device.close();
  await server.close();
});

/** Every figure of a cart that a person reads, in an order that does not depend on how it was built. */
function figuresOf({ grupos, itens, ...totals }: CarrinhoCalculado): unknown {
  return {
    totals: {
      valorTotal: totals.valorTotal,
      totalItens: totals.totalItens,
      convencional: totals.valorTotalGruposPagamentoConvencional,
      antecipado: totals.valorTotalGruposPagamentoAntecipado,
      permiteFinalizarCarrinho: totals.permiteFinalizarCarrinho,
      semMeiopagamento: totals.semMeiopagamento,
    },
    grupos: grupos.map((g) => [
      [g.idPessoaFilial, g.idCondicao, g.idCarrinhoGrupoTipo, g.descricaoFilial, g.descricaoCarrinhoGrupo],
      [g.subtotal, g.descontos, g.stTotal, g.total, g.minimoCompra, g.prazoEntrega],
      [g.prazo?.idPrazo, g.formaPagamento?.idFormaPagamento],
    ]),
    itens: itens
      .map((i) => [
        [i.idItem, i.quantidade, i.quantidadeAtendida, i.quantidadeFalta, i.descricao, i.descricaoMarca],
        [i.valorUnitario, i.descontoComercial, i.descontoFinanceiro, i.stValor, i.valorLiquido, i.valorTotal],
        [i.idPessoaFilial, i.idCarrinhoGrupoTipo, i.categoria],
      ])
      .sort((a, b) => Number(a[0]?.[0]) - Number(b[0]?.[0])),
  };
}

const change = fc.record({
  product: fc.nat({ max: 299 }),
  quantidade: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
    { weight: 2, arbitrary: fc.integer({ min: 13, max: 400 }) },
    { weight: 1, arbitrary: fc.integer({ min: 401, max: 99_999 }) },
  ),
});

test('the cart that the device computed alone is the cart that the server makes of it, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const { product, quantidade } of changes) {
        await device.setQuantidade(must(products[product % products.length], 'product'), quantidade);
      }
      const alone = await device.view();
      await device.drainAll();
      const told = await device.view();
      expect(told.estimado).toBe(false);
      expect(figuresOf(alone.carrinho)).toEqual(figuresOf(told.carrinho));
    }),
    { numRuns: 40 },
  );
}, 120_000);
