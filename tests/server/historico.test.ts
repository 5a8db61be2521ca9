import { describe, expect, test } from 'vitest';
import { digitoVerificador } from '#domain/customer/documento.ts';
import { expectBalancesFromEntries } from '#tests/support/conta-corrente.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { cents, type PedidoLido, useHistorico } from '#tests/support/historico-bench.ts';
import { readJson } from '#tests/support/read-json.ts';

describe.each(bothDatabases)('orders, invoices and debts on $name', ({ open }) => {
  const bench = useHistorico(open);
  const { pedidos, notas } = bench;

  test('the balances of the customers are the sums of their entries', async () => {
    await expectBalancesFromEntries(bench.database.db);
  });

  test('every customer has orders of the last 90 days and none of today, newest first', async () => {
    const { colecao, totalRegistros } = await pedidos(bench.rep, 'quantidadeRegistrosPagina=200');
    expect(colecao).toHaveLength(totalRegistros);
    expect(new Set(colecao.map((p) => p.pessoaDestinatario.idPessoa)).size).toBe(12);
    const dates = colecao.map((p) => p.dataHora);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]?.slice(0, 10)).toBe('2026-11-19');
    expect((dates.at(-1) ?? '') >= '2026-08-22').toBe(true);
    expect(new Set(colecao.map((p) => p.portalPedidoSituacao.idPedidoSituacao)).size).toBeGreaterThan(5);
    expect(Math.max(...colecao.map((p) => p.idPrePedido))).toBeLessThan(100_001);
  });

  test('an order adds up to the cent, and its lines to its total', async () => {
    const { colecao: all } = await pedidos(bench.rep, 'quantidadeRegistrosPagina=200');
    const withLines: PedidoLido[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 50); page += 1) {
      const { colecao } = await pedidos(
        bench.rep,
        `quantidadeRegistrosPagina=50&numeroPagina=${page}&incluirItens=true`,
      );
      withLines.push(...colecao);
    }
    expect(withLines.map((p) => p.idPrePedido)).toEqual(all.map((p) => p.idPrePedido));
    for (const {
      subTotal,
      totalValorDesconto,
      totalValorST,
      total,
      itens = [],
      quantidadeProduto,
    } of withLines) {
      expect(cents([subTotal, -totalValorDesconto, totalValorST])).toBe(cents([total]));
      expect(cents(itens.map((i) => i.valorTotal))).toBe(cents([total]));
      expect(itens).toHaveLength(quantidadeProduto);
    }
    expect((await pedidos(bench.rep, '')).colecao[0]).not.toHaveProperty('itens');
  });

  test('pages of orders follow each other without a gap or a repeat', async () => {
    const whole = (await pedidos(bench.rep, 'variosClientes=101;107&quantidadeRegistrosPagina=200')).colecao;
    const paged: PedidoLido[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const part = await pedidos(
        bench.rep,
        `variosClientes=101;107&quantidadeRegistrosPagina=5&numeroPagina=${page}`,
      );
      expect(part.totalRegistros).toBe(whole.length);
      paged.push(...part.colecao);
    }
    expect(paged).toEqual(whole.slice(0, 20));
    expect((await pedidos(bench.rep, 'numeroPagina=999')).colecao).toEqual([]);
    const wide = await pedidos(bench.rep, 'quantidadeRegistrosPagina=9999');
    expect(wide.colecao.length).toBeLessThanOrEqual(200);
  });

  test('every page has the sum of all matching orders', async () => {
    const { colecao } = await pedidos(bench.rep, 'variosClientes=101&quantidadeRegistrosPagina=200');
    for (const page of [1, 2]) {
      const { somaTotal } = await readJson<{ somaTotal: number }>(
        bench.rep,
        `/pedido?variosClientes=101&quantidadeRegistrosPagina=3&numeroPagina=${page}`,
      );
      expect(cents([somaTotal])).toBe(cents(colecao.map((p) => p.total)));
    }
  });

  test('orders are filtered by number, customer, status, origin and day', async () => {
    const { colecao } = await pedidos(bench.rep, 'quantidadeRegistrosPagina=200');
    const one = colecao[3];
    expect((await pedidos(bench.rep, `idPrePedido=${one?.idPrePedido}`)).colecao).toEqual([one]);
    const delivered = await pedidos(bench.rep, 'variasSituacoes=10;9&quantidadeRegistrosPagina=200');
    expect(delivered.colecao).toEqual(
      colecao.filter((p) => [9, 10].includes(p.portalPedidoSituacao.idPedidoSituacao)),
    );
    const phone = await pedidos(bench.rep, 'variosOrigemTipo=1&quantidadeRegistrosPagina=200');
    expect(phone.totalRegistros).toBeGreaterThan(0);
    expect(phone.colecao.every((p) => p.origemTipo.idOrigemTipo === 1)).toBe(true);
    const days = await pedidos(
      bench.rep,
      'dataInicial=2026-10-01&dataFinal=2026-10-31&quantidadeRegistrosPagina=200',
    );
    expect(days.colecao).toEqual(colecao.filter((p) => p.dataHora.startsWith('2026-10')));
    expect(days.totalRegistros).toBeGreaterThan(0);
    const budgets = await pedidos(bench.rep, 'variasLegendas=2&quantidadeRegistrosPagina=200');
    expect(budgets.totalRegistros).toBeGreaterThan(0);
    expect(budgets.colecao).toEqual(colecao.filter((p) => p.orcamento));
    expect((await bench.rep.get('/pedido?dataInicial=20-11-2026')).status).toBe(400);
    expect((await bench.rep.get('/pedido?numeroPagina=0')).status).toBe(400);
  });

  test('the bench.buyer sees only the orders of their own pharmacy', async () => {
    const own = await pedidos(bench.buyer, 'quantidadeRegistrosPagina=200');
    expect(own.totalRegistros).toBeGreaterThan(0);
    expect(own.colecao.every((p) => p.pessoaDestinatario.idPessoa === 101)).toBe(true);
    const { colecao } = await pedidos(bench.rep, 'variosClientes=102');
    const foreign = colecao[0]?.idPrePedido ?? 0;
    expect((await pedidos(bench.buyer, `idPrePedido=${foreign}&incluirItens=true`)).colecao).toEqual([]);
    for (const query of ['variosClientes=102', 'variosClientes=101;102', 'variosClientes=998']) {
      const answer = await bench.buyer.get(`/pedido?${query}`);
      expect([answer.status, answer.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    }
    for (const id of [foreign, 999_999]) {
      const answer = await bench.buyer.get(`/pedido/itens?idPrePedido=${id}`);
      expect([answer.status, answer.body.Codigo]).toEqual([404, 'nao-encontrado']);
    }
  });

  test('the lines of an order alone equal those listed with it', async () => {
    const { colecao } = await pedidos(bench.buyer, 'incluirItens=true');
    const one = colecao[0];
    expect(await readJson(bench.buyer, `/pedido/itens?idPrePedido=${one?.idPrePedido}`)).toEqual(one?.itens);
  });

  test('every invoiced order has one invoice, of its value and with a valid key', async () => {
    const { colecao } = await pedidos(bench.rep, 'variosClientes=101&quantidadeRegistrosPagina=200');
    const invoiced = colecao.filter((p) => [7, 9, 10].includes(p.portalPedidoSituacao.idPedidoSituacao));
    const { colecao: found, totalRegistros } = await notas(bench.rep, 'idPessoaDestinatario=101');
    expect(totalRegistros).toBe(invoiced.length);
    expect(found.map((n) => [n.idPrePedido, n.valorTotalNota])).toEqual(
      invoiced.map((p) => [p.idPrePedido, p.total]),
    );
    for (const { chaveAcesso } of found) {
      expect(chaveAcesso).toMatch(/^\d{44}$/);
      expect(Number(chaveAcesso.at(-1))).toBe(digitoVerificador(chaveAcesso.slice(0, 43)));
    }
  });

  test('invoices are found by year, month and number', async () => {
    const { colecao } = await notas(bench.rep, 'idPessoaDestinatario=101');
    const month = await notas(bench.rep, 'idPessoaDestinatario=101&ano=2026&mes=9');
    expect(month.colecao).toEqual(colecao.filter((n) => n.dataDocumento.startsWith('2026-09')));
    expect(month.totalRegistros).toBeGreaterThan(0);
    expect((await notas(bench.rep, 'idPessoaDestinatario=101&ano=2026')).colecao).toEqual(colecao);
    expect((await notas(bench.rep, 'idPessoaDestinatario=101&ano=2025&mes=12')).colecao).toEqual([]);
    const number = colecao[0]?.numDocumento;
    expect((await notas(bench.rep, `idPessoaDestinatario=101&numeroNota=${number}`)).colecao).toEqual([
      colecao[0],
    ]);
    expect((await notas(bench.rep, `idPessoaDestinatario=101&numeroNota=${'9'.repeat(50)}`)).colecao).toEqual(
      [],
    );
    expect((await notas(bench.rep, 'idPessoaDestinatario=101&numeroPagina=2')).colecao).toEqual([]);
  });

  test('earlier orders count neither for today’s minimum nor against the credit', async () => {
    const { text } = await bench.rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=105');
    expect(JSON.parse(text)).toMatchObject({ valorTotalPedidosDia: 0, limiteDisponivel: 43_750 });
  });
});
