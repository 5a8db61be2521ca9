import { describe, expect, test } from 'vitest';
import { isChaveAcesso } from '#domain/chave-acesso.ts';
import { must } from '#lib/must.ts';
import { createSimulador } from '#server/payments/simulator.ts';
import { avancarPedidos } from '#server/resources/avancar-pedidos.ts';
import { queriesOf } from '#server/store/queries/queries.ts';
import { seedHistorico } from '#server/store/seed/seed-historico.ts';
import type { ApiClient, WireCarrinho } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { cardFor, encoded } from '#tests/support/payments.ts';
import { BOLETO, findTresGrupos, goOnShopping, okOf, PIX, pendingCart } from '#tests/support/pending-cart.ts';

const MINUTE = 60_000;

type Pedido = {
  idPrePedido: number;
  dataHora: string;
  feitoEm: string | null;
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

describe.each(bothDatabases)('orders that go on by themselves on $name', ({ open }) => {
  const bench = useBench(open, ({ now }) => ({ pagamentos: createSimulador(() => now) }));

  const goOn = () => avancarPedidos({ queries: queriesOf(bench.database.store), clock: () => bench.now });
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
    bench.later(4 * 60 * MINUTE);
    await goOn();
    expect((await pedidosOf(rep))[0]?.etapas.at(-1)).toEqual({
      idPedidoSituacao: 10,
      descPedidoSituacao: 'Entregue',
      dataHora: '2026-11-20T15:45:00-03:00',
    });
  });

  test('an order that was sent later tells when it was made, unless that is still to come', async () => {
    const rep = await bench.api.as('representante');
    const { idProduto } = must((await findProdutos(bench.database.db))[0], 'product');
    for (const feitoEm of ['2026-11-20T09:30:00-03:00', '2026-11-20T12:30:00-03:00']) {
      const { carrinho } = (await okOf(add(rep, idProduto, 40))).body;
      const seen = seenOf(await accept(rep, carrinho.idCarrinho));
      await okOf(confirm(rep, carrinho.idCarrinho, { ...seen, feitoEm }));
    }
    expect((await pedidosOf(rep)).map((p) => [p.feitoEm, p.dataHora])).toEqual([
      [null, '2026-11-20T12:00:00-03:00'],
      ['2026-11-20T09:30:00-03:00', '2026-11-20T12:00:00-03:00'],
    ]);
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
    for (const { etapas } of pedidos)
      expect(etapas.map((e) => e.dataHora.slice(11, 16))).toEqual([
        '12:00',
        '12:03',
        '12:05',
        '12:15',
        '12:45',
      ]);
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
    const produtos = await findTresGrupos(bench.database.db);
    const carrinho: WireCarrinho = await pendingCart(rep, produtos, [BOLETO, PIX]);
    const statuses = async () =>
      (await pedidosOf(rep))
        .map((p) => p.etapas.map((e) => e.idPedidoSituacao))
        .sort((a, b) => String(a).localeCompare(String(b)));
    bench.later(4 * 60 * MINUTE);
    await goOn();
    expect(await statuses()).toEqual([[11], [2]]);
    expect(await notasOf(rep)).toEqual([]);

    await okOf(goOnShopping(rep, carrinho.idCarrinho));
    bench.later(60 * MINUTE);
    await goOn();
    expect(await statuses()).toEqual([
      [11, 6],
      [2, 6],
    ]);
  });

  test('a past order stays as it is until it is paid here, and owes nothing more then', async () => {
    const { db } = bench.database;
    await db.transaction().execute((trx) => seedHistorico(trx, bench.now));
    const rep = await bench.api.as('representante');
    const { idPrePedido, total } = await db
      .selectFrom('prePedido')
      .select(['idPrePedido', 'total'])
      .where('idPedidoSituacao', '=', 11)
      .orderBy('idPrePedido')
      .executeTakeFirstOrThrow();
    const own = db.updateTable('prePedido').set({ idFormaPagamento: 8, idPessoaCliente: 101 });
    await own.where('idPrePedido', '=', idPrePedido).execute();
    const before = await db.selectFrom('prePedido').select(['idPrePedido', 'idPedidoSituacao']).execute();
    bench.later(4 * 60 * MINUTE);
    await goOn();
    const after = await db.selectFrom('prePedido').select(['idPrePedido', 'idPedidoSituacao']).execute();
    expect(after).toEqual(before);

    const DadosPagamento = encoded([cardFor({ idPrePedido, valor: total / 100 })]);
    await okOf(rep.post('/extratocliente/enviarPagamentoCartaoCredito', { DadosPagamento }));
    bench.later(15 * MINUTE);
    await goOn();
    const [pedido] = (await pedidosOf(rep)).filter((p) => p.idPrePedido === idPrePedido);
    expect(pedido?.etapas.map((e) => e.idPedidoSituacao)).toEqual([11, 12, 3, 7]);
    const contas = await db
      .selectFrom('contaReceber')
      .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
      .select(['contaReceber.valor', 'contaReceber.dataLiquidacao', 'notaFiscal.idPrePedido'])
      .where('contaReceber.idPrePedido', '=', idPrePedido)
      .execute();
    expect(contas).toEqual([{ valor: total, dataLiquidacao: '2026-11-20', idPrePedido }]);
  });
});
