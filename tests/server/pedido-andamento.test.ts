import { describe, expect, test } from 'vitest';
import { isChaveAcesso } from '#domain/chave-acesso.ts';
import { must } from '#lib/must.ts';
import { createSimulador } from '#server/payments/simulator.ts';
import { avancarPedidos } from '#server/resources/avancar-pedidos.ts';
import { queriesOf } from '#server/store/queries/queries.ts';
import { type ApiClient, type WireCarrinho } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { testDatabases } from '#tests/support/database.ts';
import { okOf, PIX, pendingCart } from '#tests/support/pending-cart.ts';

const MINUTE = 60_000;

type Pedido = {
  idPrePedido: number;
  total: number;
  portalPedidoSituacao: { idPedidoSituacao: number };
  etapas: { idPedidoSituacao: number; descPedidoSituacao: string; dataHora: string }[];
};
type Nota = {
  chaveAcesso: string;
  numDocumento: string;
  dataDocumento: string;
  idPrePedido: number;
  valorTotalNota: number;
  boletos: { idBoleto: number }[];
};

describe.each(testDatabases)('orders that go on by themselves on $name', ({ open }) => {
  const bench = useBench(open, ({ now }) => ({ pagamentos: createSimulador(() => now) }));

  const goOn = () =>
    avancarPedidos({ queries: queriesOf(bench.database.store), clock: () => bench.now });
  const read = async <T>(client: ApiClient, path: string): Promise<T> =>
    JSON.parse((await okOf(client.get(path))).text) as T;
  const pedidosOf = async (client: ApiClient): Promise<Pedido[]> =>
    (await read<{ colecao: Pedido[] }>(client, '/pedido?variosClientes=101')).colecao;
  const notasOf = async (client: ApiClient): Promise<Nota[]> =>
    (await read<{ colecao: Nota[] }>(client, '/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101')).colecao;

  async function order(client: ApiClient, at = 0): Promise<void> {
    const { idProduto } = must((await findProdutos(bench.database.db))[at], 'product');
    const { carrinho } = (await okOf(add(client, idProduto, 40))).body;
    await accept(client, carrinho.idCarrinho);
    await okOf(confirm(client, carrinho.idCarrinho));
  }

  test('each status is written down with its own time, however long nobody looked', async () => {
    const rep = await bench.api.as('representante');
    await order(rep);
    const [made] = await pedidosOf(rep);
    expect(made?.etapas).toEqual([
      { idPedidoSituacao: 2, descPedidoSituacao: 'Em análise', dataHora: '2026-11-20T12:00:00-03:00' },
    ]);
    bench.later(2 * MINUTE);
    await goOn();
    expect((await pedidosOf(rep))[0]).toEqual(made);
    bench.later(15 * MINUTE);
    await goOn();
    await goOn();
    const [later] = await pedidosOf(rep);
    expect(later?.portalPedidoSituacao).toEqual({ idPedidoSituacao: 7, descPedidoSituacao: 'Faturado' });
    expect(later?.etapas.map((e) => [e.descPedidoSituacao, e.dataHora.slice(11, 16)])).toEqual([
      ['Em análise', '12:00'],
      ['Liberado', '12:03'],
      ['Em separação', '12:05'],
      ['Faturado', '12:15'],
    ]);
    bench.later(24 * 60 * MINUTE);
    await goOn();
    expect((await pedidosOf(rep))[0]?.etapas.at(-1)).toEqual({
      idPedidoSituacao: 10,
      descPedidoSituacao: 'Entregue',
      dataHora: '2026-11-20T15:45:00-03:00',
    });
  });

  test('what is invoiced has one invoice with a number of its own, and boletos of its term', async () => {
    const rep = await bench.api.as('representante');
    await order(rep);
    await order(rep, 1);
    bench.later(60 * MINUTE);
    await Promise.all([goOn(), goOn()]);
    const pedidos = await pedidosOf(rep);
    const notas = await notasOf(rep);
    const byPedido = <T extends { idPrePedido: number }>(rows: T[]) =>
      rows.toSorted((a, b) => a.idPrePedido - b.idPrePedido);
    expect(byPedido(notas).map((n) => [n.idPrePedido, n.valorTotalNota])).toEqual(
      byPedido(pedidos).map((p) => [p.idPrePedido, p.total]),
    );
    expect(notas).toHaveLength(2);
    expect(new Set(notas.map((n) => n.numDocumento)).size).toBe(2);
    for (const nota of notas) {
      expect(isChaveAcesso(nota.chaveAcesso)).toBe(true);
      expect(nota.dataDocumento).toBe('2026-11-20T12:15:00-03:00');
      // One instalment of 28 days.
      expect(nota.boletos).toHaveLength(1);
    }
    const contas = await read<{ dataVencimento: string; idSituacao: number }[]>(
      rep,
      '/extratocliente?idPessoaCliente=101',
    );
    expect(contas.map((c) => [c.dataVencimento, c.idSituacao])).toEqual([
      ['2026-12-18', 1],
      ['2026-12-18', 1],
    ]);
  });

  test('an order that waits for its payment, and those beside it in its cart, wait', async () => {
    const rep = await bench.api.as('representante');
    const produtos = await findProdutos(bench.database.db);
    const carrinho: WireCarrinho = await pendingCart(rep, [must(produtos[0], 'product').idProduto], [PIX]);
    bench.later(24 * 60 * MINUTE);
    await goOn();
    const [waiting] = await pedidosOf(rep);
    expect(waiting?.etapas.map((e) => e.idPedidoSituacao)).toEqual([11]);
    expect(await notasOf(rep)).toEqual([]);

    await okOf(rep.post(`/Carrinho/ContinuarComprando?idCarrinho=${carrinho.idCarrinho}`));
    bench.later(60 * MINUTE);
    await goOn();
    const [cancelled] = await pedidosOf(rep);
    expect(cancelled?.etapas.map((e) => e.idPedidoSituacao)).toEqual([11, 6]);
    expect(cancelled?.portalPedidoSituacao.idPedidoSituacao).toBe(6);
  });
});
