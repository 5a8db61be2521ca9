import { describe, expect, test } from 'vitest';
import { isChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { must } from '#lib/must.ts';
import { createSimulador } from '#server/demo/payments/simulator.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { avancarPedidos } from '#server/orders/avancar-pedidos.ts';
import { queriesOf } from '#server/queries/queries.ts';
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

describe.each(bothDatabases)('orders that progress by themselves on $name', ({ open }) => {
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

  test('each status is written down with its own time, even after a long pause', async () => {
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

  test('a later submitted order has the time of its creation, unless that is in the future', async () => {
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

  test('an invoiced order has one invoice with its own number, and boletos of its term', async () => {
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
    // The random eight digits of the access key.
    expect(new Set(notas.map((n) => n.chaveAcesso.slice(35, 43))).size).toBe(2);
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

  test('the amount left after cashback is split into the term’s instalments under the branch’s next invoice number', async () => {
    const { db } = bench.database;
    const nota = {
      idPrePedido: null,
      idPessoaDestinatario: 101,
      chaveAcesso: '1'.repeat(44),
      descOperacao: 'Venda',
      valorTotalNota: 1,
      dataDocumento: bench.now,
    };
    await db
      .insertInto('notaFiscal')
      .values([
        { ...nota, idPessoaEmitente: 1, serieDocumento: '1', numDocumento: 900 },
        {
          ...nota,
          idPessoaEmitente: 1,
          serieDocumento: '2',
          numDocumento: 5000,
          chaveAcesso: '2'.repeat(44),
        },
        {
          ...nota,
          idPessoaEmitente: 2,
          serieDocumento: '1',
          numDocumento: 7000,
          chaveAcesso: '3'.repeat(44),
        },
      ])
      .execute();
    await order(await bench.api.as('representante'));
    await db.updateTable('prazo').set({ dias: '28/35/42' }).where('idPrazo', '=', 2).execute();
    await db.updateTable('prePedido').set({ total: 1_000_01, valorCashbackAplicado: 100_00 }).execute();
    bench.later(15 * MINUTE);
    await goOn();
    const [feita] = await db
      .selectFrom('notaFiscal')
      .selectAll()
      .where('idPrePedido', 'is not', null)
      .execute();
    expect(feita).toMatchObject({
      idPessoaEmitente: 1,
      idPessoaDestinatario: 101,
      serieDocumento: '1',
      numDocumento: 901,
      descOperacao: 'Venda de mercadoria',
      valorTotalNota: 1_000_01,
    });
    const contas = await db.selectFrom('contaReceber').selectAll().orderBy('dataVencimento').execute();
    const comuns = {
      idPessoaCliente: 101,
      idPessoaFilial: 1,
      idPrePedido: feita?.idPrePedido,
      idTitulo: feita?.idTitulo,
      idFormaPagamento: 1,
      dataEmissao: '2026-11-20',
      dataLiquidacao: null,
    };
    expect(contas).toMatchObject([
      { ...comuns, numero: '901/1', dataVencimento: '2026-12-18', valor: 300_01 },
      { ...comuns, numero: '901/2', dataVencimento: '2026-12-25', valor: 300_00 },
      { ...comuns, numero: '901/3', dataVencimento: '2027-01-01', valor: 300_00 },
    ]);
    for (const { id, idBoleto } of contas) expect(idBoleto).toBe(id);
  });

  test('an order covered by cashback creates no debt, and one paid in advance is settled without a boleto', async () => {
    const { db } = bench.database;
    const rep = await bench.api.as('representante');
    await order(rep);
    await order(rep, 1);
    const [first, second] = (await pedidosOf(rep)).map((pedido) => pedido.idPrePedido);
    const put = (change: { valorCashbackAplicado?: number; idFormaPagamento?: number }, id = 0) =>
      db
        .updateTable('prePedido')
        .set({ total: 500_00, ...change })
        .where('idPrePedido', '=', id)
        .execute();
    await put({ valorCashbackAplicado: 500_00 }, first);
    await put({ idFormaPagamento: 8 }, second);
    bench.later(15 * MINUTE);
    await goOn();
    expect(await notasOf(rep)).toHaveLength(2);
    expect(await db.selectFrom('contaReceber').selectAll().execute()).toMatchObject([
      {
        idPrePedido: second,
        idFormaPagamento: 8,
        idBoleto: null,
        dataVencimento: '2026-11-20',
        dataLiquidacao: '2026-11-20',
        valor: 500_00,
      },
    ]);
  });

  test('an order due for its next status is listed, and an order that ended meanwhile stays ended', async () => {
    const { db } = bench.database;
    const queries = queriesOf(bench.database.store);
    const rep = await bench.api.as('representante');
    await order(rep);
    const id = (await pedidosOf(rep))[0]?.idPrePedido ?? 0;
    bench.later(3 * MINUTE - 1);
    expect(await queries.listAvancaveis(bench.now)).toEqual([]);
    bench.later(1);
    expect(await queries.listAvancaveis(bench.now)).toEqual([id]);
    await db.updateTable('prePedido').set({ idPedidoSituacao: 6 }).execute();
    await queries.avancarPedido(id, bench.now);
    const [pedido] = await pedidosOf(rep);
    expect(pedido?.portalPedidoSituacao.idPedidoSituacao).toBe(6);
    expect(pedido?.etapas.map((etapa) => etapa.idPedidoSituacao)).toEqual([2]);
    await queries.close();
  });

  test('a pending order, and those next to it in its cart, wait for payment', async () => {
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

  test('a past order stays unchanged until it is paid here, and then has no debt', async () => {
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
    const situacoes = () =>
      db.selectFrom('prePedido').select(['idPrePedido', 'idPedidoSituacao']).orderBy('idPrePedido').execute();
    const before = await situacoes();
    bench.later(4 * 60 * MINUTE);
    await goOn();
    expect(await situacoes()).toEqual(before);

    const DadosPagamento = encoded([cardFor({ idPrePedido, valor: total / 100 })]);
    await okOf(rep.post('/extratocliente/enviarPagamentoCartaoCredito', { DadosPagamento }));
    bench.later(15 * MINUTE);
    await goOn();
    const [pedido] = (await pedidosOf(rep)).filter((p) => p.idPrePedido === idPrePedido);
    expect(pedido?.etapas.map((e) => e.idPedidoSituacao)).toEqual([11, 12, 3, 7]);
    const contas = await db
      .selectFrom('contaReceber')
      .leftJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
      .select(['contaReceber.valor', 'contaReceber.dataLiquidacao', 'notaFiscal.idPrePedido'])
      .where('contaReceber.idPrePedido', '=', idPrePedido)
      .execute();
    expect(contas).toEqual([{ valor: total, dataLiquidacao: '2026-11-20', idPrePedido }]);
  });
});
